import styles from "./button.module.css";

/** Class of a button or of a link that looks like one: `primary` at most once a view, `quiet` for all others. */
export function buttonStyle(kind: "primary" | "quiet"): string {
  return `${styles.button} ${kind === "primary" ? styles.primary : styles.quiet}`;
}
