import type { Language } from "#locales/index.ts";
import { whiteMark } from "#site/styles/white-mark.ts";
import { centered } from "./boxes.ts";
import { color } from "./card-colors.ts";
import { CardWordMark } from "./card-word-mark.tsx";
import { titleSize } from "./title-size.ts";

/** Pixels: the ticket, how far from its end it is torn off, and the notches there. */
const size = { left: 130, top: 115, width: 940, height: 400 } as const;
const stubWidth = 240;
const notch = 28;

/** A ticket, with nothing of any ticket on it. */
export function Ticket({ title, direction }: { readonly title: string; readonly direction: Language["direction"] }) {
  const tear = direction === "rtl" ? stubWidth : size.width - stubWidth;
  const dash = 14;
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        ...size,
        borderRadius: 36,
        overflow: "hidden",
        backgroundColor: color("raised"),
        // One hole, half at the upper edge and half at the lower one, as the mask is repeated.
        maskImage: `radial-gradient(circle at ${tear}px 50%, transparent ${notch}px, black ${notch + 1}px)`,
        maskPosition: `0 ${size.height / 2}px`,
      }}
    >
      <div style={{ ...words, flexGrow: 1, padding: "52px 56px" }}>
        <CardWordMark height={56} />
        <div
          style={{
            display: "block",
            fontSize: titleSize(title.length),
            lineHeight: 1.2,
            fontWeight: 700,
            textWrap: "balance",
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{
          width: 6,
          margin: `${notch + dash}px 0`,
          backgroundImage: `repeating-linear-gradient(${color("text-muted")} 0 ${dash}px, ${color("raised")} ${dash}px ${2 * dash}px)`,
        }}
      />
      <div style={{ ...centered, flexShrink: 0, width: stubWidth, backgroundColor: color("accent-strong") }}>
        <img src={whiteMark} alt="" width={128} height={128} />
      </div>
    </div>
  );
}

const words = { display: "flex", flexDirection: "column", justifyContent: "space-between" } as const;
