import type { ReactNode } from "react";

interface VisuallyHiddenProps {
  /** Of a live region. */
  readonly role?: "status" | "alert";
  readonly children?: ReactNode;
}

/** Text for screen readers only. The element around it needs `position: relative`. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className="hidden-text" role={role}>
      {children}
    </span>
  );
}
