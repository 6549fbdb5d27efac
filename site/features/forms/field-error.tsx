import type { ReactNode } from "react";
import styles from "./form.module.css";

/** What is wrong with a field. Always there, so that screen readers announce what appears in it. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {children}
    </p>
  );
}
