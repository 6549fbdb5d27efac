import { classNames } from "#site/components/class-names.ts";
import { FoldedText } from "#site/components/user-content/folded-text.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./post-text.module.css";
import type { PostView } from "./post-view.ts";

interface PostTextProps {
  readonly post: Pick<PostView, "text" | "language" | "length" | "look">;
  /** Whether there are no media beside it; it is then set in larger type. Beside media, a short text is, too. */
  readonly isAlone: boolean;
}

/** What the author wrote. A long text is folded in `<details>`, which needs no script. */
export function PostText({ post: { text, language, length, look }, isAlone }: PostTextProps) {
  const { t } = useI18n();
  if (!text) {
    return <p className={`muted ${styles.normal}`}>{t("post.noContent")}</p>;
  }
  return (
    <div
      className={classNames(
        styles.text,
        isAlone ? classNames(styles[length], look && styles[look]) : length === "short" && styles.beside,
      )}
    >
      {length === "long" ? (
        <FoldedText text={text} lang={language} more={t("post.readMore")} less={t("post.readLess")} />
      ) : (
        <UserText text={text} lang={language} />
      )}
    </div>
  );
}
