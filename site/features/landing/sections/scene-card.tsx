import type { ReactNode } from "react";
import { classNames } from "#site/components/class-names.ts";
import { type BuiltImage, ResponsiveImage } from "#site/components/responsive-image.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./scene-card.module.css";

/** The grid that `SceneCard` stands in: twelve columns on desktops, one on phones. */
export function SceneCards({ children }: { readonly children: ReactNode }) {
  return (
    <Reveal as="ul" className={`stack-5 ${styles.cards}`}>
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
  /** How many of the grid's columns it takes on desktops; "tall" takes four, and two rows. */
  readonly shape: "four" | "five" | "seven" | "eight" | "twelve" | "tall";
  /** Its scene leads from one side to the other, as the script does. */
  readonly mirrored?: boolean;
}

/** A card of the landing page: a scene that shows what its words say. */
export function SceneCard({ image, title, text, shape, mirrored = false }: SceneCardProps) {
  return (
    <li className={classNames("column", "raised", "rounded", styles.card, styles[shape], mirrored && styles.mirrored)}>
      <ResponsiveImage image={image} alt="" sizes={sizes} />
      <div>
        <h3 className="heading">{title}</h3>
        <p className="muted">{text}</p>
      </div>
    </li>
  );
}
