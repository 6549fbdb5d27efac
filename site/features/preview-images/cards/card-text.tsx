import type { Language } from "#locales/index.ts";
import { textDirection } from "#site/features/preview-images/text/text-direction.ts";

/** A text set by its author, with the place it has on a card, in pixels. */
export interface CardTextProps {
  readonly text: string;
  /** The card's own; a text in letters goes as they do. */
  readonly direction: Language["direction"];
  readonly width: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly fontWeight: number;
  readonly lines: number;
  readonly wrap: "balance" | "pretty" | "wrap";
}

/** From this size on, letters that are not joined stand closer together. */
const large = 40;
const tightened = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]+$/u;

/** Its line breaks are kept: break-mixed-lines.tsx puts some in. */
export function CardText({ text, direction, width, fontSize, lineHeight, fontWeight, lines, wrap }: CardTextProps) {
  return (
    <div
      dir={textDirection(text, direction)}
      style={{
        display: "block",
        width,
        fontSize,
        lineHeight,
        fontWeight,
        letterSpacing: fontSize >= large && tightened.test(text) ? "-0.02em" : 0,
        textWrap: wrap,
        lineClamp: lines,
        // Korean breaks between words, Chinese and Japanese anywhere.
        wordBreak: /\p{Script=Hangul}/u.test(text) ? "keep-all" : "normal",
        textOverflow: "ellipsis",
        whiteSpace: "pre-line",
      }}
    >
      {text}
    </div>
  );
}
