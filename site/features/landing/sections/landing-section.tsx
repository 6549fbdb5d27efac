import type { ReactNode } from "react";
import styles from "./landing-section.module.css";

interface LandingSectionProps {
  readonly labelledBy: string;
  /** Where the glow is; it changes from section to section. */
  readonly glow: "start" | "end" | "middle";
  readonly children: ReactNode;
}

/** A section of the landing page: its spacing, its width and the brand's purple glow behind it. */
export function LandingSection({ labelledBy, glow, children }: LandingSectionProps) {
  return (
    <section className={`${styles.section} ${styles[glow]}`} aria-labelledby={labelledBy}>
      <div className="content">{children}</div>
    </section>
  );
}
