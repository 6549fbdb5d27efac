import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Heard by screen readers and seen by nobody; the element around it needs `position: relative`. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
