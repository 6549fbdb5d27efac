import { languageOf } from "#locales/index.ts";
import type { CardImages, CardOf } from "#site/features/preview-images/preview-card.ts";
import { isolated } from "#site/features/preview-images/text/text-direction.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardText, type CardTextProps, joinLines } from "./card-text.tsx";
import { CardWordMark } from "./card-word-mark.tsx";

/** A profile: avatar, name, biography and counts. */
export function ProfileCard({ card, images }: { readonly card: CardOf<"profile">; readonly images: CardImages }) {
  const { person, counts } = card;
  const bio = bioTextProps(card);
  return (
    <CardFrame locale={card.locale} glow={{ inline: 20, block: 32 }} padding="48px 64px">
      <div style={{ display: "flex", flexGrow: 1, alignItems: "center", gap: 56, minHeight: 0 }}>
        <CardAuthor
          person={person}
          images={images}
          size={{ avatar: 264, name: person.name.length > 22 ? 58 : 76, handle: 34 }}
          lines={2}
        >
          {!!bio && (
            <div style={{ display: "flex", marginTop: 18 }}>
              <CardText {...bio} />
            </div>
          )}
          <div style={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "8px 44px", marginTop: 24 }}>
            {counts.map(({ value, noun, isZero }) => (
              <div key={noun} style={{ display: "flex", alignItems: "baseline", gap: 12, fontSize: 34 }}>
                <div
                  style={{
                    display: "block",
                    ...(isZero ? { color: color("text-muted") } : { fontSize: 42, fontWeight: 700 }),
                  }}
                >
                  {isolated(value)}
                </div>
                <div style={{ display: "block", color: color("text-muted") }}>{noun}</div>
              </div>
            ))}
          </div>
        </CardAuthor>
      </div>
      <CardWordMark height={46} />
    </CardFrame>
  );
}

/** Layout of the biography; `undefined` if there is none. */
export function bioTextProps({ text, locale }: CardOf<"profile">): CardTextProps | undefined {
  if (!text) return undefined;
  const lines = 3;
  return {
    text: joinLines(text, lines),
    direction: languageOf(locale).direction,
    width: 724, // beside the avatar
    fontSize: 32,
    lineHeight: 1.42,
    fontWeight: 400,
    lines,
    wrap: "pretty",
  };
}
