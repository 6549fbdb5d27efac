import type { ReactNode } from "react";
import { Skeleton } from "#site/components/skeleton.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./profile-loading.module.css";

/**
 * The loading text, above the skeleton of the profile.
 *
 * @param textOnly without the skeleton: the profile will not come (AS_OBSERVED)
 */
export function ProfileLoading({ textOnly }: { readonly textOnly: boolean }) {
  const { t } = useI18n();
  if (textOnly) {
    return (
      <h1 className={`centered lead ${styles.text}`}>
        <span role="status">{t("profile.loading")}</span>
      </h1>
    );
  }
  return (
    <div className={`page ${styles.page}`}>
      <div className={`line ${styles.header}`}>
        <Skeleton className={styles.avatar} />
        <div className={`stack-3 ${styles.lines}`}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
        </div>
      </div>
      <PostCardSkeletons>
        <h1 className={`muted ${styles.loading}`}>
          <span role="status">{t("profile.loading")}</span>
        </h1>
      </PostCardSkeletons>
    </div>
  );
}

/** The skeletons of three posts, with a loading text above them. */
export function PostCardSkeletons({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stack-5">
      {children}
      <div className={`stack-5 ${styles.grid}`} aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <div key={card} className={`stack-4 rounded raised ${styles.card}`}>
            <Skeleton className={styles.media} />
            <Skeleton className={styles.words} />
            <Skeleton className={styles.words} />
          </div>
        ))}
      </div>
    </div>
  );
}
