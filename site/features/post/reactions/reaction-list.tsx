import type { ReactNode } from "react";
import { type Stat, StatList } from "#site/components/user-content/stat-list.tsx";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import type { Verb } from "#site/features/store-links/verbs.ts";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./reaction-list.module.css";

const verbOf: Partial<Record<Stat["kind"], Verb>> = { likes: "like", comments: "comment", favorites: "save" };

interface ReactionListProps {
  readonly stats: readonly Stat[];
  /** What the count of shares hands on. */
  readonly shareUrl: string;
}

/**
 * The counts of what an app's user does with a post, each of them a way to do it. The island around it takes the presses of
 * links; the count of shares is a share button.
 */
export function ReactionList({ stats, shareUrl }: ReactionListProps) {
  const { link } = useI18n();
  const href = link(downloadPath(useWayToApp().context));
  const wrap = ({ kind }: Stat, count: ReactNode) => {
    const verb = verbOf[kind];
    if (verb) {
      return (
        <a className={`touch-line ${styles.way}`} href={href} rel="nofollow" aria-haspopup="dialog" data-verb={verb}>
          {count}
        </a>
      );
    }
    return (
      <>
        <ShareButtonIsland url={shareUrl} countClass={`touch-line ${styles.way}`}>
          {count}
        </ShareButtonIsland>
        <span className={styles.countAlone}>{count}</span>
      </>
    );
  };
  return <StatList stats={stats} wrap={wrap} />;
}
