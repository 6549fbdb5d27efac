import type { ElementType, ReactNode } from "react";
import styles from "./reveal.module.css";

interface RevealProps {
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Its children rise into view one after the other when it is scrolled to (specification, section 2). */
export function Reveal({ as: Element = "div", className, children }: RevealProps) {
  // Safari drops the list role of lists without bullets.
  const role = Element === "ul" ? "list" : undefined;
  return (
    <Element className={`${styles.reveal} ${className ?? ""}`} role={role} data-reveal="">
      {children}
    </Element>
  );
}
