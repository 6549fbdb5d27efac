import { Fragment } from "react";
import { languageOf } from "#locales/index.ts";
import type { CardImages, CardOf } from "#site/features/preview-images/preview-card.ts";
import { halfEms, hasWords, isTallScript } from "#site/features/preview-images/text/card-text-size.ts";
import { isolated } from "#site/features/preview-images/text/text-direction.ts";
import { centered, full } from "./boxes.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardText, type CardTextProps, joinLines } from "./card-text.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { mosaicCells } from "./mosaic-cells.ts";
import { PlayIcon } from "./play-icon.tsx";

/** Pixels around the words, which have less room below a picture, and between their parts. */
const padding = { beside: 48, stacked: 24 } as const;
const gap = 28;

/** Pixels that the author takes, whose name has two lines beside a picture, and the brand. */
const authorHeight = { beside: 130, stacked: 38 } as const;
const brand = { width: 200, height: 46 } as const;

/** Pixels of the author's avatar, its ring and the gap behind it. */
const avatarWidth = 120;

/** Font sizes in pixels. */
const sizes = [72, 56, 44, 36] as const;
const smallestSize = { beside: 36, stacked: 32 } as const;

interface SplitCardProps {
  readonly card: CardOf<"split">;
  readonly images: CardImages;
}

/** A post's pictures, a single one as a whole over its own colors, and author and first lines beside or below, never over. */
export function SplitCard({ card, images }: SplitCardProps) {
  const { stacked, half } = card.layout;
  return (
    <CardFrame locale={card.locale} glow={{ inline: 8, block: stacked ? 100 : 0 }}>
      <div style={{ display: "flex", ...full, flexDirection: stacked ? "column-reverse" : "row" }}>
        {stacked ? <WordsBelow card={card} images={images} /> : <WordsBeside card={card} images={images} />}
        <div
          style={{
            ...centered,
            position: "relative",
            flexShrink: 0,
            overflow: "hidden",
            ...half,
            border: `1px solid ${color("line", 0.5)}`,
          }}
        >
          {card.images.length > 1 ? <Gallery card={card} /> : <Picture card={card} />}
          {card.video && (
            <div style={{ ...centered, position: "absolute", left: 0, top: 0, ...half }}>
              <PlayIcon size={132} />
            </div>
          )}
        </div>
      </div>
    </CardFrame>
  );
}

function WordsBeside({ card, images }: SplitCardProps) {
  const text = splitTextProps(card);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        gap,
        ...card.layout.words,
        padding: padding.beside,
      }}
    >
      {text ? (
        <>
          <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
            <CardAuthor person={card.author} images={images} size={{ avatar: 84, name: 36, handle: 28 }} lines={2} />
          </div>
          <CardText {...text} />
        </>
      ) : (
        <div style={{ display: "flex", flexGrow: 1, alignItems: "center" }}>
          <div style={{ display: "flex", flexDirection: "column", width: "100%", gap }}>
            <CardAuthor person={card.author} images={images} size={{ avatar: 168, name: 52, handle: 30 }} lines={2}>
              <CardDate date={card.date} />
            </CardAuthor>
          </div>
        </div>
      )}
      <CardWordMark height={brand.height} />
    </div>
  );
}

/** Author and text beside the avatar: a picture of 16:9 above leaves them two lines. */
function WordsBelow({ card, images }: SplitCardProps) {
  const text = splitTextProps(card);
  const size = text ? { avatar: 84, name: 30, handle: 26 } : { avatar: 120, name: 48, handle: 30 };
  return (
    <div
      style={{
        display: "flex",
        alignItems: "flex-end",
        justifyContent: "space-between",
        gap,
        ...card.layout.words,
        padding: `${padding.stacked}px ${padding.beside}px`,
      }}
    >
      <div
        style={{
          display: "flex",
          alignSelf: "center",
          // The engine gives a text the height of all lines that it may have.
          alignItems: text ? "flex-start" : "center",
          gap: 24,
          flexShrink: 1,
          minWidth: 0,
        }}
      >
        <CardAuthor person={card.author} images={images} size={size} inline={!!text}>
          {text ? <CardText {...text} /> : <CardDate date={card.date} />}
        </CardAuthor>
      </div>
      <div style={{ display: "flex", flexShrink: 0, paddingBottom: padding.stacked / 2 }}>
        <CardWordMark height={brand.height} />
      </div>
    </div>
  );
}

function CardDate({ date }: Pick<CardOf<"split">, "date">) {
  if (!date) return null;
  return (
    <div style={{ display: "block", marginTop: 8, fontSize: 26, color: color("text-muted") }}>{isolated(date)}</div>
  );
}

function Picture({ card }: { readonly card: CardOf<"split"> }) {
  const [image = ""] = card.images;
  const { half, shown, stacked } = card.layout;
  return (
    <>
      <img src={`${image}:blurred`} alt="" style={{ position: "absolute", left: 0, top: 0, ...half }} />
      <img
        src={image}
        alt=""
        style={{
          ...shown,
          position: "relative",
          borderRadius: shown.width < half.width && shown.height < half.height ? 20 : 0,
          objectFit: "cover",
          // A screenshot keeps its head; of a scene the middle says more.
          objectPosition: stacked ? "50% 35%" : "top",
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

/** Layout of the post's text; `undefined` if there is none. */
export function splitTextProps({ text, layout, locale }: CardOf<"split">): CardTextProps | undefined {
  if (!hasWords(text)) return undefined;
  const { stacked, words } = layout;
  const side = stacked ? "stacked" : "beside";
  const width = words.width - 2 * padding.beside - (stacked ? avatarWidth + brand.width + gap : 0);
  const room = words.height - 2 * padding[side] - authorHeight[side] - (stacked ? 0 : brand.height + 2 * gap);
  const lineHeight = isTallScript(text) ? 1.45 : 1.24;
  const linesAt = (size: number) => Math.floor(room / (size * lineHeight));
  const fontSize = sizes.find((size) => linesOf(text, width / (size / 2)) <= linesAt(size)) ?? smallestSize[side];
  const lines = Math.max(1, linesAt(fontSize));
  return {
    text: joinLines(text, lines),
    direction: languageOf(locale).direction,
    width,
    fontSize,
    lineHeight,
    fontWeight: 600,
    lines,
    wrap: "wrap",
  };
}

/** How many lines a text takes, about; none where a word is longer than one. @param width in half ems */
function linesOf(text: string, width: number): number {
  // Wide letters break anywhere.
  if (text.split(/\s/).some((word) => word.length > width && halfEms(word) === word.length))
    return Number.POSITIVE_INFINITY;
  return text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(halfEms(line) / width)), 0);
}
