import { Skeleton } from "#site/components/skeleton.tsx";
import { JoinInColumn } from "#site/features/store-links/join-button.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./post-skeleton.module.css";

/** The shape of a post that is still loading, with the loading text (specification, section 2). */
export function PostSkeleton() {
  const { t } = useI18n();
  return (
    <div className={`stack ${styles.skeleton}`}>
      <div className={`centered ${styles.media}`}>
        <h1 className="medium lead">
          <span role="status">{t("post.loading")}</span>
        </h1>
      </div>
      <div className={styles.side}>
        <div className={`line ${styles.author}`} aria-hidden="true">
          <Skeleton className={styles.avatar} />
          <span className={styles.names}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </span>
        </div>
        <div className={styles.lines} aria-hidden="true">
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
        <JoinInColumn />
      </div>
    </div>
  );
}
