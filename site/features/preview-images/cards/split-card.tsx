import { Fragment } from "react";
import { languageOf } from "#locales/index.ts";
import type { CardImages, CardOf } from "#site/features/preview-images/preview-card.ts";
import { isolated } from "#site/features/preview-images/text/text-direction.ts";
import { centered, full } from "./boxes.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardText, type CardTextProps, joinLines } from "./card-text.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { mosaicCells } from "./mosaic-cells.ts";
import { PlayIcon } from "./play-icon.tsx";

/** Pixels around the words, and between their parts. */
const padding = 48;
const gap = 28;

/** Pixels that the author takes, whose name has two lines beside a picture, and the brand below or beside the text. */
const authorHeight = { beside: 130, stacked: 100 } as const;
const brandHeight = 46;
const brandWidth = 200;

/** Font sizes in pixels by the length of a text. */
const sizes = [
  { upTo: 36, size: 56 },
  { upTo: 110, size: 44 },
] as const;
const smallestSize = 36;

/** A post's pictures, a single one as a whole over its own colors, and author and first lines beside or below, never over. */
export function SplitCard({ card, images }: { readonly card: CardOf<"split">; readonly images: CardImages }) {
  const { author, layout, video } = card;
  const { stacked, half, words, isStamp } = layout;
  const text = splitTextProps(card);
  return (
    <CardFrame locale={card.locale} glow={{ inline: 8, block: stacked ? 100 : 0 }} hasMark={!isStamp}>
      <div style={{ display: "flex", ...full, flexDirection: stacked ? "column-reverse" : "row" }}>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            gap,
            ...words,
            padding: stacked ? `36px ${padding}px ${padding}px` : padding,
          }}
        >
          <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
            <CardAuthor
              person={author}
              images={images}
              size={{ avatar: 84, name: 36, handle: 28 }}
              lines={stacked ? 1 : 2}
            />
          </div>
          {!stacked && !!text && <CardText {...text} />}
          <div style={{ display: "flex", alignItems: "flex-end", justifyContent: "space-between", gap }}>
            {stacked && <div style={{ display: "flex" }}>{!!text && <CardText {...text} />}</div>}
            <CardWordMark height={brandHeight} />
          </div>
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
          {card.images.length > 1 ? <Gallery card={card} /> : <Picture card={card} />}
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

function Picture({ card }: { readonly card: CardOf<"split"> }) {
  const [image = ""] = card.images;
  const { half, shown, isStamp } = card.layout;
  return (
    <>
      {!isStamp && <img src={`${image}:blurred`} alt="" style={{ position: "absolute", left: 0, top: 0, ...half }} />}
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
    </>
  );
}

/** Pictures side by side, and on the last one how many more there are. */
function Gallery({ card }: { readonly card: CardOf<"split"> }) {
  const { images, more } = card;
  const cells = mosaicCells(images.length, languageOf(card.locale).direction, card.layout.half);
  return cells.map(({ x, y, width, height }, index) => {
    const place = { position: "absolute", left: x, top: y, width, height } as const;
    return (
      <Fragment key={`${x} ${y}`}>
        <img src={images[index] ?? ""} alt="" style={{ ...place, objectFit: "cover" }} />
        {!!more && index === cells.length - 1 && (
          <div style={{ ...place, display: "flex", alignItems: "flex-end", justifyContent: "flex-end", padding: 24 }}>
            <div style={{ ...count, fontWeight: 700, color: color("text"), backgroundColor: color("ground", 0.9) }}>
              {isolated(more)}
            </div>
          </div>
        )}
      </Fragment>
    );
  });
}

const count = { ...centered, height: 76, padding: "0 28px", borderRadius: 38, fontSize: 44, lineHeight: 1 } as const;

/** Layout of the post's text; `undefined` if there is none, or no room for it. */
export function splitTextProps({ text, layout, locale }: CardOf<"split">): CardTextProps | undefined {
  if (!text) return undefined;
  const { width, height } = layout.words;
  const lineHeight = /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text) ? 1.45 : 1.24;
  const { stacked } = layout;
  const others = stacked ? authorHeight.stacked : authorHeight.beside + brandHeight + gap;
  const room = height - others - 2 * padding - gap;
  const linesAt = (size: number) => Math.floor(room / (size * lineHeight));
  const fontSize = sizes.find(({ upTo, size }) => text.length <= upTo && linesAt(size) > 0)?.size ?? smallestSize;
  const lines = linesAt(fontSize);
  if (lines < 1) return undefined;
  return {
    text: joinLines(text, lines),
    direction: languageOf(locale).direction,
    width: width - 2 * padding - (stacked ? brandWidth + gap : 0),
    fontSize,
    lineHeight,
    fontWeight: 600,
    lines,
    wrap: "wrap",
  };
}
