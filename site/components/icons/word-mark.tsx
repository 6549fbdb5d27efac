import drawing from "#brand/word-mark.svg?raw";
import styles from "./word-mark.module.css";

const packed = drawing.trim().replace(/>\s+</g, "><");

interface WordMarkProps {
  /** The brand's name for whom the picture is not seen; left out where a link around it is named. */
  readonly label?: string;
}

/**
 * Mark and word mark of brand/word-mark.svg, in the page itself: its letters take the colour of the text around
 * (`currentColor`), and it needs no request. As tall as its place makes it.
 */
export function WordMark({ label }: WordMarkProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build
  return <span className={styles.wordMark} {...naming} dangerouslySetInnerHTML={{ __html: packed }} />;
}
