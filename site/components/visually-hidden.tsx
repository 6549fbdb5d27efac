import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  /** Of a live region. */
  readonly role?: "status" | "alert";
  readonly children?: ReactNode;
}

/** Text for screen readers only. The element around it needs `position: relative`. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
