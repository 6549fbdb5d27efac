import { languageOf } from "#locales/index.ts";
import type { CardImages, CardOf } from "#site/features/preview-images/preview-card.ts";
import { centered, full } from "./boxes.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardText, type CardTextProps } from "./card-text.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { PlayIcon } from "./play-icon.tsx";

/** Pixels around the words, and between their parts. */
const padding = 48;
const gap = 28;

/** Pixels that the author takes, whose name has two lines beside a picture, and the brand below the text. */
const authorHeight = { beside: 130, stacked: 100 } as const;
const brandHeight = 46;

/** Font sizes in pixels by the length of a text. */
const sizes = [
  { upTo: 36, size: 56 },
  { upTo: 110, size: 44 },
] as const;
const smallestSize = 36;

/** A single picture as a whole over its own colors, and author and first lines beside or below it, never over it. */
export function SplitCard({ card, images }: { readonly card: CardOf<"split">; readonly images: CardImages }) {
  const { author, image, video } = card;
  const { stacked, half, words, shown, isStamp } = card.layout;
  const text = splitTextProps(card);
  return (
    <CardFrame locale={card.locale} glow={{ inline: 8, block: stacked ? 100 : 0 }}>
      <div style={{ display: "flex", ...full, flexDirection: stacked ? "column-reverse" : "row" }}>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            justifyContent: stacked ? "center" : "space-between",
            gap,
            ...words,
            padding: stacked ? `0 ${padding}px` : padding,
          }}
        >
          <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
            <CardAuthor
              person={author}
              images={images}
              size={{ avatar: 84, name: 36, handle: 28 }}
              lines={stacked ? 1 : 2}
            />
            {stacked && <CardWordMark height={brandHeight} />}
          </div>
          {!!text && <CardText {...text} />}
          {!stacked && <CardWordMark height={brandHeight} />}
        </div>
        <div
          style={{
            ...centered,
            position: "relative",
            flexShrink: 0,
            overflow: "hidden",
            ...half,
            border: isStamp ? "none" : `1px solid ${color("line", 0.5)}`,
          }}
        >
          {!isStamp && (
            <img src={`${image}:blurred`} alt="" style={{ position: "absolute", left: 0, top: 0, ...half }} />
          )}
          <img
            src={image}
            alt=""
            style={{
              ...shown,
              position: "relative",
              borderRadius: shown.width < half.width && shown.height < half.height ? 20 : 0,
              objectFit: "cover",
              objectPosition: "top",
            }}
          />
          {video && (
            <div style={{ ...centered, position: "absolute", left: 0, top: 0, ...half }}>
              <PlayIcon size={132} />
            </div>
          )}
        </div>
      </div>
    </CardFrame>
  );
}

/** Layout of the post's text; `undefined` if there is none, or no room for it. */
export function splitTextProps({ text, layout, locale }: CardOf<"split">): CardTextProps | undefined {
  if (!text) return undefined;
  const { width, height } = layout.words;
  const lineHeight = /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text) ? 1.45 : 1.24;
  const others = layout.stacked ? authorHeight.stacked : authorHeight.beside + 2 * padding + brandHeight;
  const room = height - others - 2 * gap;
  const linesAt = (size: number) => Math.floor(room / (size * lineHeight));
  const fontSize = sizes.find(({ upTo, size }) => text.length <= upTo && linesAt(size) > 0)?.size ?? smallestSize;
  const lines = linesAt(fontSize);
  if (lines < 1) return undefined;
  return {
    text,
    direction: languageOf(locale).direction,
    width: width - 2 * padding,
    fontSize,
    lineHeight,
    fontWeight: 600,
    lines,
    wrap: "wrap",
  };
}
