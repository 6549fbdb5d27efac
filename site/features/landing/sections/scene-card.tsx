import type { ReactNode } from "react";
import { type BuiltImage, ResponsiveImage } from "#site/components/responsive-image.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./scene-card.module.css";

export function SceneCards({ children }: { readonly children: ReactNode }) {
  return (
    <Reveal as="ul" className={styles.cards}>
      {children}
    </Reveal>
  );
}

/** One size for all of them, the widest: so that the browser rarely needs another. */
const sizes = "(width >= 64rem) 44rem, (width >= 48rem) 54vw, 92vw";

interface SceneCardProps {
  readonly image: BuiltImage;
  readonly title: string;
  readonly text: string;
  /** Its place among the cards, and whether its scene stands beside the words. */
  readonly shape: "four" | "five" | "seven" | "eight" | "twelve" | "tall";
  /** Its scene leads from one side to the other, as the script does. */
  readonly mirrored?: boolean;
}

/** A card of the landing page: a scene that shows what its words say. */
export function SceneCard({ image, title, text, shape, mirrored = false }: SceneCardProps) {
  return (
    <li className={`${styles.card} ${styles[shape]} ${mirrored ? styles.mirrored : ""}`}>
      <ResponsiveImage image={image} alt="" sizes={sizes} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
