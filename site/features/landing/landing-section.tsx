import type { ReactNode } from "react";
import styles from "./landing-section.module.css";

interface LandingSectionProps {
  readonly labelledBy: string;
  /** The side its light falls from; it shifts from section to section, so that the page reads as one path of light. */
  readonly glow: "start" | "end" | "middle";
  readonly children: ReactNode;
}

/** A section of the landing page: its room, its width and the brand's purple glow behind it. */
export function LandingSection({ labelledBy, glow, children }: LandingSectionProps) {
  return (
    <section className={`${styles.section} ${styles[glow]}`} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
