import { languageOf } from "#locales/index.ts";
import { CardAvatar } from "./card-avatar.tsx";
import { colour } from "./card-colours.ts";
import { CardFrame } from "./card-frame.tsx";
import { cardTextSize } from "./card-text-size.ts";
import { CardWordMark } from "./card-word-mark.tsx";
import type { CardOf, CardPictures } from "./share-card.ts";
import { isolated, textDirection } from "./text-direction.ts";

/** A post whose text is the picture: who says it, what is said, and where. */
export function WordsCard({ card, pictures }: { readonly card: CardOf<"words">; readonly pictures: CardPictures }) {
  const { author, text, date } = card;
  const { direction } = languageOf(card.language);
  return (
    <CardFrame language={card.language} light={{ inline: 8, block: 0 }}>
      <div
        style={{
          display: "flex",
          position: "relative",
          flexDirection: "column",
          width: "100%",
          height: "100%",
          padding: "56px 64px 48px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
          <CardAvatar person={author} size={84} picture={author.avatar && pictures.get(author.avatar)} />
          <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0 }}>
            <div style={{ display: "block", fontSize: 36, lineHeight: 1.3, fontWeight: 700, lineClamp: 1 }}>
              {isolated(author.name)}
            </div>
            {!!author.handle && (
              <div
                style={{ display: "block", fontSize: 28, lineHeight: 1.3, lineClamp: 1, color: colour("text-muted") }}
              >
                {isolated(author.handle)}
              </div>
            )}
          </div>
          {card.film && <PlaySign size={84} />}
        </div>
        <div style={{ display: "flex", flexGrow: 1, alignItems: "center", minHeight: 0 }}>
          {!!text && <CardText text={text} direction={direction} />}
        </div>
        <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
          <CardWordMark height={46} />
          {!!date && (
            <div style={{ display: "block", fontSize: 26, color: colour("text-muted") }}>{isolated(date)}</div>
          )}
        </div>
      </div>
    </CardFrame>
  );
}

/** What fits between author and brand: 330 px of lines. */
function CardText({ text, direction }: { readonly text: string; readonly direction: "ltr" | "rtl" }) {
  const fontSize = cardTextSize(text);
  const lineHeight = /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text) ? 1.45 : 1.24;
  return (
    <div
      dir={textDirection(text, direction)}
      style={{
        display: "block",
        width: "100%",
        fontSize,
        lineHeight,
        fontWeight: fontSize > 60 ? 700 : 600,
        letterSpacing: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]+$/u.test(text) ? "-0.02em" : 0,
        textWrap: text.length < 160 ? "balance" : "wrap",
        lineClamp: Math.max(2, Math.floor(330 / (fontSize * lineHeight))),
        // Korean breaks between words, Chinese and Japanese anywhere.
        wordBreak: /\p{Script=Hangul}/u.test(text) ? "keep-all" : "normal",
        textOverflow: "ellipsis",
      }}
    >
      {text}
    </div>
  );
}

function PlaySign({ size }: { readonly size: number }) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: "50%",
        backgroundColor: colour("accent-strong"),
      }}
    >
      <svg width={size * 0.4} height={size * 0.4} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17a1 1 0 0 0 1.5.86l14-8.5a1 1 0 0 0 0-1.72l-14-8.5A1 1 0 0 0 6 3.5Z" fill="white" />
      </svg>
    </div>
  );
}
