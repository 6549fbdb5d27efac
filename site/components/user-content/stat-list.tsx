import type { ReactNode } from "react";
import { classNames } from "#site/components/class-names.ts";
import { StatIcon } from "#site/components/icons/stat-icons.tsx";
import styles from "./stat-list.module.css";

export interface Stat {
  readonly kind: "views" | "likes" | "comments" | "favorites" | "shares";
  readonly isZero: boolean;
  readonly short: string;
  readonly full: string;
  readonly noun: readonly [before: string, behind: string];
}

interface StatListProps {
  readonly stats: readonly Stat[];
  /** Puts what can be pressed around a count. */
  readonly wrap?: (stat: Stat, count: ReactNode) => ReactNode;
}

/** Characters of all numbers together that no longer fit beside their icons on a phone of 360 px. */
const longRow = 30;

/**
 * A post's counts in one row: an icon and the short number to see, the full number with its noun for screen readers and on
 * hover. The latter is written once, as the title of the visible part, which is also its accessible name: a full profile
 * has sixty counts. The copied row, and the row without styles, has the noun with the short number.
 */
export function StatList({ stats, wrap = (_, count) => count }: StatListProps) {
  const isLong = stats.length > 1 && stats.reduce((length, { short }) => length + short.length, 0) > longRow;
  return (
    <ul className={classNames("muted row spread", styles.stats, isLong && styles.long)} role="list">
      {stats.map((stat) => (
        <li key={stat.kind}>{wrap(stat, <Count stat={stat} />)}</li>
      ))}
    </ul>
  );
}

function Count({ stat: { kind, isZero, short, full, noun } }: { readonly stat: Stat }) {
  const [before, behind] = noun;
  return (
    <span role="img" className={`line ${isZero ? styles.zero : styles.stat}`} title={full}>
      <StatIcon kind={kind} className="icon" />
      <bdi>
        {before && <span className={styles.noun}>{before}</span>}
        {short}
        {behind && <span className={styles.noun}>{behind}</span>}
      </bdi>
    </span>
  );
}
