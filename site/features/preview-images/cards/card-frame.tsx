import type { ReactNode } from "react";
import mark from "#brand/mark.svg?raw";
import { languageOf } from "#locales/index.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { full } from "./boxes.ts";
import { color } from "./card-colors.ts";

interface CardFrameProps {
  readonly locale: PreviewCard["locale"];
  /** Position of the glow in percent, from the inline and block start; mirrored right to left, as on the pages. */
  readonly glow?: { readonly inline: number; readonly block: number };
  /** Whether the brand's mark lies behind, large and faint. */
  readonly hasMark?: boolean;
  /** Of the column that its parts then are; without it, they stand where they say. */
  readonly padding?: string;
  readonly children: ReactNode;
}

/** The dark background of cards, with the brand's glow. */
export function CardFrame({ locale, glow, hasMark = true, padding, children }: CardFrameProps) {
  const { code, direction } = languageOf(locale);
  const x = (inline: number) => (direction === "rtl" ? 100 - inline : inline);
  const gradient = (inline: number, block: number, size: string, token: string) =>
    `radial-gradient(ellipse ${size} at ${x(inline)}% ${block}%, ${color(token)}, ${color(token, 0)})`;
  return (
    <div
      lang={code}
      dir={direction}
      style={{
        display: "flex",
        position: "relative",
        overflow: "hidden",
        ...full,
        color: color("text"),
        backgroundColor: color("ground"),
        ...(glow && {
          backgroundImage: [
            gradient(glow.inline, glow.block, "62% 84%", "glow-strong"),
            gradient(100 - glow.inline, 112, "58% 70%", "glow"),
          ].join(", "),
        }),
      }}
    >
      {hasMark && (
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
      {padding === undefined ? (
        children
      ) : (
        <div style={{ display: "flex", position: "relative", flexDirection: "column", ...full, padding }}>
          {children}
        </div>
      )}
    </div>
  );
}
