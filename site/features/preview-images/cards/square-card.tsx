import phones from "#brand/pictures/phones-card.webp?inline";
import square from "#brand/pictures/square-card.webp?inline";
import { languageOf } from "#locales/index.ts";
import { type CardOf, cardSize } from "#site/features/preview-images/preview-card.ts";
import { isTallScript } from "#site/features/preview-images/text/card-text-size.ts";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { Ticket } from "./ticket.tsx";
import { titleSize } from "./title-size.ts";

/** A title over the town square, as in the landing page's hero; or a ticket there. */
export function SquareCard({ card }: { readonly card: CardOf<"square"> }) {
  const { direction } = languageOf(card.locale);
  const [title = "", accented] = card.lines;
  // Behind a ticket lies the moon.
  const place = card.isTicket ? { bottom: -210, width: 1540, height: 866 } : { bottom: -52, width: 1320, height: 742 };
  return (
    <CardFrame locale={card.locale} glow={{ inline: 12, block: 0 }} hasMark={false}>
      <img
        src={square}
        alt=""
        style={{
          position: "absolute",
          left: direction === "rtl" ? cardSize.width - place.width : 0, // the text ends before the tower
          ...place,
          transform: direction === "rtl" ? "scaleX(-1)" : "none",
        }}
      />
      {card.isTicket ? (
        <Ticket title={title} direction={direction} />
      ) : (
        <div
          style={{
            display: "flex",
            position: "relative",
            flexDirection: "column",
            width: "100%",
            padding: "52px 64px",
            // Darkens the background behind the text only, not the moon.
            backgroundImage: `radial-gradient(ellipse 56% 64% at ${direction === "rtl" ? 88 : 12}% 20%, ${color("ground", 0.8)}, ${color("ground", 0)})`,
          }}
        >
          {card.phones && (
            <img
              src={phones}
              alt=""
              style={{
                position: "absolute",
                bottom: 0,
                [direction === "rtl" ? "left" : "right"]: 24,
                width: 560,
                height: 606,
              }}
            />
          )}
          <CardWordMark height={54} />
          <div
            style={{
              display: "flex",
              flexDirection: "column",
              marginTop: 26,
              fontSize: titleSize(Math.max(...card.lines.map(({ length }) => length))),
              lineHeight: isTallScript(title) ? 1.35 : 1.12,
              fontWeight: 700,
            }}
          >
            <div
              style={{
                display: "block",
                maxWidth: accented ? "none" : card.phones ? narrowTitleWidth : titleWidth,
                textWrap: "balance",
              }}
            >
              {title}
            </div>
            {!!accented && <div style={{ display: "block", color: color("accent") }}>{accented}</div>}
          </div>
        </div>
      )}
    </CardFrame>
  );
}

/** Pixels; a longer title, as that of the legal text, wraps before the moon. */
const titleWidth = 620;

/** Pixels, beside the phones. */
const narrowTitleWidth = 540;
