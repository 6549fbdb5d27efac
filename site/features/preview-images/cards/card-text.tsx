import type { Language } from "#locales/index.ts";
import { textDirection } from "#site/features/preview-images/text/text-direction.ts";
import { cut } from "./boxes.ts";

/** User-written text with its layout on a card. Sizes are in pixels, `lineHeight` is relative. */
export interface CardTextProps {
  readonly text: string;
  /** Of the card; used for text without letters. */
  readonly direction: Language["direction"];
  readonly width: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly fontWeight: number;
  /** Maximum number of lines; the last one ends with "…". */
  readonly lines: number;
  readonly wrap: "balance" | "pretty" | "wrap";
}

/** From this font size on, scripts without joined letters get a tighter letter spacing. */
const largeFontSize = 40;
const unjoinedScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]+$/u;

/** Keeps line breaks: wrap-bidi-text.tsx inserts some. */
export function CardText({ text, direction, width, fontSize, lineHeight, fontWeight, lines, wrap }: CardTextProps) {
  return (
    <div
      dir={textDirection(text, direction)}
      style={{
        ...cut,
        width,
        fontSize,
        lineHeight,
        fontWeight,
        letterSpacing: fontSize >= largeFontSize && unjoinedScripts.test(text) ? "-0.02em" : 0,
        textWrap: wrap,
        lineClamp: lines,
        // Korean wraps between words, Chinese and Japanese anywhere.
        wordBreak: /\p{Script=Hangul}/u.test(text) ? "keep-all" : "normal",
        whiteSpace: "pre-line",
      }}
    >
      {text}
    </div>
  );
}
