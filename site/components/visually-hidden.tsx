import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  /** What a script makes its words of, where it has none yet. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Text for screen readers only. The element around it needs `position: relative`. */
export function VisuallyHidden({ text, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} data-text={text}>
      {children}
    </span>
  );
}
