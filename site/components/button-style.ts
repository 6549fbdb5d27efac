import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

/** Class of a button or of a link that looks like one: `primary` at most once a view, `quiet` for all others. */
export function buttonStyle(kind: "primary" | "quiet", size?: "small"): string {
  return classNames(styles.button, styles[kind], size && styles.small);
}
