import drawing from "#brand/word-mark.svg?raw";
import styles from "./word-mark.module.css";

const packed = drawing.trim().replace(/>\s+</g, "><");

interface WordMarkProps {
  /** The brand's name for screen readers; left out where a link around it has a name. */
  readonly label?: string;
}

/**
 * Mark and word mark of brand/word-mark.svg, inline: its letters have the color of the text around it, and it needs no
 * request. The box around it sets its height.
 */
export function WordMark({ label }: WordMarkProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build
  return <span className={styles.wordMark} {...naming} dangerouslySetInnerHTML={{ __html: packed }} />;
}
