import type { Language } from "#locales/index.ts";
import { onlyEmoji } from "#site/features/preview-images/text/card-text-size.ts";
import { isBidi, textDirection } from "#site/features/preview-images/text/text-direction.ts";
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

/** From this font size on, scripts without joined letters get a tighter letter spacing, and emoji alone a wider one. */
const largeFontSize = 40;
const unjoinedScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]+$/u;

function spacing(text: string): string {
  if (onlyEmoji.test(text)) return "0.08em";
  return unjoinedScripts.test(text) ? "-0.02em" : "0";
}

/** Ends the last line that is shown with the text's next ones: a line that is complete would end with "….". */
export function joinLines(text: string, lines: number): string {
  const all = text.split("\n");
  return isBidi(text) ? text : [...all.slice(0, lines - 1), all.slice(lines - 1).join(" ")].join("\n");
}

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
        letterSpacing: fontSize >= largeFontSize ? spacing(text) : 0,
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
