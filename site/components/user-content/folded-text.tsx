import styles from "./folded-text.module.css";
import { UserText } from "./user-text.tsx";

interface FoldedTextProps {
  readonly text: string;
  readonly lang?: string | undefined;
  /** What unfolds it, and folds it again. */
  readonly more: string;
  readonly less: string;
}

/** A long text, cut after `--lines` lines until it is unfolded, by `<details>`, which needs no script. */
export function FoldedText({ text, lang, more, less }: FoldedTextProps) {
  return (
    <>
      <UserText text={text} lang={lang} className={`clamped ${styles.folded}`} />
      <details className={styles.more}>
        <summary className={`action plain-link touch-line ${styles.toggle}`}>
          <span className={styles.whenFolded}>{more}</span>
          <span className={styles.whenOpen}>{less}</span>
        </summary>
      </details>
    </>
  );
}
