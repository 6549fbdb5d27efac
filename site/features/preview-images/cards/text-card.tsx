import { languageOf } from "#locales/index.ts";
import type { CardImages, CardOf, TinyPicture } from "#site/features/preview-images/preview-card.ts";
import { cardTextSize, hasWords, isTallScript } from "#site/features/preview-images/text/card-text-size.ts";
import { isolated } from "#site/features/preview-images/text/text-direction.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardText, type CardTextProps, joinLines } from "./card-text.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { PlayIcon } from "./play-icon.tsx";

/** Pixels between the author and the brand. */
const textHeight = 330;

/** Pixels between a text and a tiny picture, and the largest type beside one. */
const tinyGap = 64;
const besideTiny = 66;

/** A post without images: author, text, date and brand. Without a text that can be read, the author is large. */
export function TextCard({ card, images }: { readonly card: CardOf<"text">; readonly images: CardImages }) {
  const { author, date, tiny } = card;
  const text = postTextProps(card);
  return (
    <CardFrame locale={card.locale} glow={{ inline: 8, block: 0 }} padding="56px 64px 48px">
      <div style={{ display: "flex", alignItems: "center", gap: text ? 24 : 48, flexGrow: text ? 0 : 1 }}>
        <CardAuthor
          person={author}
          images={images}
          size={text ? { avatar: 84, name: 36, handle: 28 } : { avatar: 200, name: 72, handle: 36 }}
          lines={text ? 1 : 2}
        />
        {card.video && <PlayIcon size={text ? 84 : 120} />}
        {!!tiny && !text && <Tiny picture={tiny} />}
      </div>
      {!!text && (
        <div
          style={{ display: "flex", flexGrow: 1, alignItems: "center", justifyContent: "space-between", minHeight: 0 }}
        >
          <CardText {...text} />
          {!!tiny && <Tiny picture={tiny} />}
        </div>
      )}
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <CardWordMark height={46} />
        {!!date && <div style={{ display: "block", fontSize: 26, color: color("text-muted") }}>{isolated(date)}</div>}
      </div>
    </CardFrame>
  );
}

function Tiny({ picture: { image, width, height } }: { readonly picture: TinyPicture }) {
  return <img src={image} alt="" width={width} height={height} style={{ flexShrink: 0, borderRadius: 20 }} />;
}

/** Layout of the post's text; `undefined` if there is none. */
export function postTextProps({ text, tiny, locale }: CardOf<"text">): CardTextProps | undefined {
  if (!hasWords(text)) return undefined;
  const fontSize = tiny ? Math.min(cardTextSize(text), besideTiny) : cardTextSize(text);
  const lineHeight = isTallScript(text) ? 1.45 : 1.24;
  const lines = Math.max(fontSize > 108 ? 1 : 2, Math.floor(textHeight / (fontSize * lineHeight)));
  return {
    text: joinLines(text, lines),
    direction: languageOf(locale).direction,
    width: 1072 - (tiny ? tiny.width + tinyGap : 0),
    fontSize,
    lineHeight,
    fontWeight: fontSize > 60 ? 700 : 600,
    lines,
    wrap: text.length < 160 ? "balance" : "wrap",
  };
}
