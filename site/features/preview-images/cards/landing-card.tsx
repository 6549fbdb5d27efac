import square from "#brand/pictures/square-dark.webp?inline";
import { languageOf } from "#locales/index.ts";
import type { CardOf } from "#site/features/preview-images/preview-card.ts";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardWordMark } from "./card-word-mark.tsx";

/** The front page's first screen: the two lines over the square they speak of. */
export function LandingCard({ card }: { readonly card: CardOf<"landing"> }) {
  const { direction } = languageOf(card.language);
  return (
    <CardFrame
      language={card.language}
      light={{ inline: 12, block: 0 }}
      scenery={
        <img
          src={square}
          alt=""
          style={{
            position: "absolute",
            left: direction === "rtl" ? -120 : 0, // the words end before the tower
            bottom: -52,
            width: 1320,
            height: 742,
            transform: direction === "rtl" ? "scaleX(-1)" : "none",
          }}
        />
      }
    >
      <div
        style={{
          display: "flex",
          position: "relative",
          flexDirection: "column",
          width: "100%",
          padding: "52px 64px",
          // Dusk behind the words alone: the moon stays bright.
          backgroundImage: `radial-gradient(ellipse 56% 64% at ${direction === "rtl" ? 88 : 12}% 20%, ${color("ground", 0.8)}, ${color("ground", 0)})`,
        }}
      >
        <CardWordMark height={54} />
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            marginTop: 26,
            fontSize: titleSize(Math.max(card.title1.length, card.title2.length)),
            lineHeight: /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(card.title1) ? 1.35 : 1.12,
            fontWeight: 700,
          }}
        >
          <div style={{ display: "block" }}>{card.title1}</div>
          <div style={{ display: "block", color: color("accent") }}>{card.title2}</div>
        </div>
      </div>
    </CardFrame>
  );
}

/** Pixels, by the letters of the longer line. */
function titleSize(letters: number): number {
  if (letters <= 14) return 78;
  return letters <= 18 ? 66 : 56;
}
