import type { Language } from "#locales/index.ts";
import { isTallScript } from "#site/features/preview-images/text/card-text-size.ts";
import { whiteMark } from "#site/styles/white-mark.ts";
import { centered } from "./boxes.ts";
import { color } from "./card-colors.ts";
import { CardWordMark } from "./card-word-mark.tsx";

/** Pixels: the ticket, how far from its end it is torn off, and the notches there. */
const size = { left: 100, top: 95, width: 1000, height: 440 } as const;
const stubWidth = 270;
const notch = 30;

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
        // The lamp's rings end before the words, which stand in the light from below.
        backgroundImage: `radial-gradient(ellipse 90% 110% at ${direction === "rtl" ? 100 : 0}% 100%, ${color("glow-strong")}, ${color("glow-strong", 0)}), radial-gradient(circle at ${tear}px 0, ${color("raised", 0)}, ${color("raised")} 60%), ${rings(tear)}`,
        // One hole, half at the upper edge and half at the lower one, as the mask is repeated.
        maskImage: `radial-gradient(circle at ${tear}px 50%, transparent ${notch}px, black ${notch + 1}px)`,
        maskPosition: `0 ${size.height / 2}px`,
      }}
    >
      <div style={{ ...words, flexGrow: 1, flexShrink: 1, minWidth: 0, padding: "52px 56px" }}>
        <CardWordMark height={56} />
        <div
          style={{
            display: "block",
            fontSize: title.length > 40 ? 50 : 60,
            lineHeight: isTallScript(title) ? 1.35 : 1.16,
            fontWeight: 700,
            textWrap: "balance",
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{
          flexShrink: 0,
          width: 6,
          margin: `${notch + dash}px 0`,
          backgroundImage: `repeating-linear-gradient(${color("text-muted")} 0 ${dash}px, ${color("raised")} ${dash}px ${2 * dash}px)`,
        }}
      />
      <div
        style={{
          ...centered,
          flexShrink: 0,
          width: stubWidth,
          backgroundColor: color("accent-strong"),
          backgroundImage: rings(direction === "rtl" ? 0 : stubWidth),
        }}
      >
        <img src={whiteMark} alt="" width={128} height={128} />
      </div>
    </div>
  );
}

/** Rings of light, as from a lamp at the upper edge. @param left pixels */
const rings = (left: number) =>
  `repeating-radial-gradient(circle at ${left}px 0, transparent 0 40px, ${color("text", 0.16)} 40px 41.5px)`;

const words = { display: "flex", flexDirection: "column", justifyContent: "space-between" } as const;
