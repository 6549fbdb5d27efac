import { UserText } from "#site/components/user-content/user-text.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./post-text.module.css";
import type { PostView } from "./post-view.ts";

interface PostTextProps {
  readonly post: Pick<PostView, "text" | "language" | "length">;
  /** Whether there are no media beside it; it is then set in larger type. */
  readonly isAlone: boolean;
}

/** What the author wrote. A long text is folded in `<details>`, which needs no script. */
export function PostText({ post: { text, language, length }, isAlone }: PostTextProps) {
  const { t } = useI18n();
  if (!text) return <p className={styles.none}>{t("post.noContent")}</p>;
  if (length !== "long") {
    return (
      <div className={isAlone ? `${styles.text} ${styles[length]}` : styles.text}>
        <UserText text={text} lang={language} />
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <div className={styles.folded}>
        <UserText text={text} lang={language} />
      </div>
      <details className={styles.more}>
        <summary className={styles.toggle}>
          <span className={styles.whenFolded}>{t("post.readMore")}</span>
          <span className={styles.whenOpen}>{t("post.readLess")}</span>
        </summary>
      </details>
    </div>
  );
}
