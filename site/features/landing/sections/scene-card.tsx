import type { ReactNode } from "react";
import { classNames } from "#site/components/class-names.ts";
import { type BuiltImage, ResponsiveImage } from "#site/components/responsive-image.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
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
  /** The beginning of the keys of its title and its text. */
  readonly words: `sectionFive.card${1 | 2 | 3}` | `sectionSix.feature${1 | 2 | 3 | 4 | 5}`;
  /** How many of the grid's columns it takes on desktops; "tall" takes four, and two rows. */
  readonly shape: "four" | "five" | "seven" | "eight" | "twelve" | "tall";
  /** Its scene leads from one side to the other, as the script does. */
  readonly mirrored?: boolean;
}

/** A card of the landing page: a scene that shows what its words say. */
export function SceneCard({ image, words, shape, mirrored = false }: SceneCardProps) {
  const { t } = useI18n();
  return (
    <li className={classNames("column", "raised", "rounded", styles.card, styles[shape], mirrored && styles.mirrored)}>
      <ResponsiveImage image={image} alt="" sizes={sizes} />
      <div>
        <h3 className="heading">{t(`${words}Title`)}</h3>
        <p className="muted">{t(`${words}Text`)}</p>
      </div>
    </li>
  );
}
