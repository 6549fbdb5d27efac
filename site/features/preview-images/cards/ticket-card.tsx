import mark from "#brand/mark.svg?raw";
import square from "#brand/pictures/square-card.webp?inline";
import { languageOf } from "#locales/index.ts";
import type { CardOf } from "#site/features/preview-images/preview-card.ts";
import { centered } from "./boxes.ts";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { titleSize } from "./square-card.tsx";

/** Pixels: the ticket, how far from its end it is torn off, and the notches there. */
const ticket = { left: 130, top: 115, width: 940, height: 400 } as const;
const stubWidth = 240;
const notch = 28;

/** A ticket over the town square at night, with nothing of any ticket on it. */
export function TicketCard({ card }: { readonly card: CardOf<"ticket"> }) {
  const isMirrored = languageOf(card.locale).direction === "rtl";
  const tear = isMirrored ? stubWidth : ticket.width - stubWidth;
  return (
    <CardFrame locale={card.locale} glow={{ inline: 12, block: 0 }} hasMark={false}>
      <img
        src={square}
        alt=""
        style={{
          position: "absolute",
          left: isMirrored ? -241 : 0,
          bottom: -170, // the moon is behind the ticket
          width: 1441,
          height: 810,
          transform: isMirrored ? "scaleX(-1)" : "none",
        }}
      />
      <div
        style={{
          display: "flex",
          position: "absolute",
          ...ticket,
          borderRadius: 36,
          overflow: "hidden",
          backgroundColor: color("raised"),
          // One hole, half at the upper edge and half at the lower one, as the mask is repeated.
          maskImage: `radial-gradient(circle at ${tear}px 50%, transparent ${notch}px, black ${notch + 1}px)`,
          maskPosition: `0 ${ticket.height / 2}px`,
        }}
      >
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            flexGrow: 1,
            padding: "52px 56px",
          }}
        >
          <CardWordMark height={56} />
          <div
            style={{
              display: "block",
              fontSize: titleSize(card.title.length),
              lineHeight: 1.2,
              fontWeight: 700,
              textWrap: "balance",
            }}
          >
            {card.title}
          </div>
        </div>
        <div
          style={{
            width: 6,
            margin: `${notch + 14}px 0`,
            backgroundImage: `repeating-linear-gradient(${color("text-muted")} 0 14px, ${color("raised")} 14px 28px)`,
          }}
        />
        <div style={{ ...centered, flexShrink: 0, width: stubWidth, backgroundColor: color("accent-strong") }}>
          <img src={mark.replace(/#[0-9a-f]{6}/g, "#fff")} alt="" width={128} height={128} />
        </div>
      </div>
    </CardFrame>
  );
}
