import { StatIcon } from "./stat-icons.tsx";
import styles from "./stat-list.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface StatListProps {
  readonly stats: readonly {
    readonly kind: "views" | "likes" | "comments" | "favorites" | "shares";
    readonly short: string;
    readonly full: string;
  }[];
}

/** A post's counts in one row: icon and short number to see, the whole number with its noun to hear and to hover. */
export function StatList({ stats }: StatListProps) {
  return (
    <ul className={styles.stats} role="list">
      {stats.map(({ kind, short, full }) => (
        <li key={kind} className={styles.stat} title={full} data-stat={kind}>
          <StatIcon kind={kind} className={styles.icon} />
          <bdi aria-hidden="true">{short}</bdi>
          <VisuallyHidden>{full}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
