import type { Translate } from "#site/i18n/translate.ts";
import { Skeleton } from "#site/ui/skeleton.tsx";
import styles from "./profile-loading.module.css";

interface ProfileLoadingProps {
  readonly t: Translate;
  /** Nothing besides the text: the profile will not come (AS_OBSERVED). */
  readonly textOnly: boolean;
}

/** The loading text, above the shape of what is on its way. */
export function ProfileLoading({ t, textOnly }: ProfileLoadingProps) {
  if (textOnly) {
    return (
      <p className={styles.text} role="status">
        {t("profile.loading")}
      </p>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <Skeleton className={styles.avatar} />
        <div className={styles.lines}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
        </div>
      </div>
      <PostCardSkeletons text={t("profile.loading")} />
    </div>
  );
}

/** Three cards' worth of shape, with the loading text over them. */
export function PostCardSkeletons({ text }: { readonly text: string }) {
  return (
    <div className={styles.posts}>
      <p className={styles.loading} role="status">
        {text}
      </p>
      <div className={styles.grid} aria-hidden="true">
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </div>
  );
}
