import type { ReactNode } from "react";
import mark from "#brand/mark.svg?raw";
import { languageOf } from "#locales/index.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { color } from "./card-colors.ts";

interface CardFrameProps {
  readonly language: PreviewCard["language"];
  /** Where the light comes from, from the reading side's start; the site's pages move it the same way. */
  readonly light: { readonly inline: number; readonly block: number };
  /** What lies on the ground behind everything; the large mark in the dark where not given. */
  readonly scenery?: ReactNode;
  readonly children: ReactNode;
}

/** The ground of the drawn pictures: the square at night, with the brand's light. */
export function CardFrame({ language, light, scenery, children }: CardFrameProps) {
  const { code, direction } = languageOf(language);
  const x = (inline: number) => (direction === "rtl" ? 100 - inline : inline);
  const glow = (inline: number, block: number, size: string, token: string) =>
    `radial-gradient(ellipse ${size} at ${x(inline)}% ${block}%, ${color(token)}, ${color(token, 0)})`;
  return (
    <div
      lang={code}
      dir={direction}
      style={{
        display: "flex",
        position: "relative",
        overflow: "hidden",
        width: "100%",
        height: "100%",
        color: color("text"),
        backgroundColor: color("ground"),
        backgroundImage: [
          glow(light.inline, light.block, "62% 84%", "glow-strong"),
          glow(100 - light.inline, 112, "58% 70%", "glow"),
        ].join(", "),
      }}
    >
      {scenery ?? (
        <img
          src={mark}
          alt=""
          style={{
            position: "absolute",
            width: 560,
            height: 560,
            bottom: -170,
            [direction === "rtl" ? "left" : "right"]: -120,
            opacity: 0.1,
          }}
        />
      )}
      {children}
    </div>
  );
}

/** What stands on the ground from top to bottom, within the card's margins. */
export function CardColumn({ padding, children }: { readonly padding: string; readonly children: ReactNode }) {
  return (
    <div
      style={{
        display: "flex",
        position: "relative",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding,
      }}
    >
      {children}
    </div>
  );
}
