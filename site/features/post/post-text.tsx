import { UserText } from "#site/components/user-content/user-text.tsx";
import styles from "./post-text.module.css";
import type { CarouselTexts } from "./post-texts.ts";
import type { PostView } from "./post-view.ts";

interface PostTextProps {
  readonly text: string | undefined;
  readonly length: PostView["length"];
  /** Without media beside it, the text is the picture: it is set larger. */
  readonly alone: boolean;
  readonly texts: Pick<CarouselTexts, "noContent" | "readMore" | "readLess">;
}

/** What the author wrote. A long text is folded; `<details>` unfolds it, so no script is needed. */
export function PostText({ text, length, alone, texts }: PostTextProps) {
  if (!text) return <p className={styles.none}>{texts.noContent}</p>;
  if (length !== "long") {
    return (
      <div className={alone ? `${styles.text} ${styles[length]}` : styles.text}>
        <UserText text={text} />
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <div className={styles.folded}>
        <UserText text={text} />
      </div>
      <details className={styles.more}>
        <summary className={styles.toggle}>
          <span className={styles.whenFolded}>{texts.readMore}</span>
          <span className={styles.whenOpen}>{texts.readLess}</span>
        </summary>
      </details>
    </div>
  );
}
