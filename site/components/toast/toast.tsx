import { useEffect, useRef } from "react";
import styles from "./toast.module.css";

/**
 * A short message at the lower edge of the screen. It is a popover, because `position: fixed` alone is relative to the
 * carousel's moving track. Only for the eye: a live region beside it speaks.
 */
export function Toast({ text }: { readonly text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    ref.current?.showPopover?.();
  }, []);
  return (
    <p ref={ref} className={`medium screen-only ${styles.toast}`} popover="manual" aria-hidden="true">
      {text}
    </p>
  );
}
