import { languageOf } from "#locales/index.ts";
import { CardAvatar } from "./card-avatar.tsx";
import { colour } from "./card-colours.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import type { CardOf, CardPictures } from "./share-card.ts";
import { isolated, textDirection } from "./text-direction.ts";

/** A person: picture, name, biography and counts. */
export function ProfileCard({ card, pictures }: { readonly card: CardOf<"profile">; readonly pictures: CardPictures }) {
  const { person, bio, counts } = card;
  const { direction } = languageOf(card.language);
  return (
    <CardFrame language={card.language} light={{ inline: 20, block: 32 }}>
      <div
        style={{
          display: "flex",
          position: "relative",
          flexDirection: "column",
          width: "100%",
          height: "100%",
          padding: "48px 64px",
        }}
      >
        <div style={{ display: "flex", flexGrow: 1, alignItems: "center", gap: 56, minHeight: 0 }}>
          <CardAvatar person={person} size={264} picture={person.avatar && pictures.get(person.avatar)} />
          <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0 }}>
            <div
              style={{
                display: "block",
                fontSize: person.name.length > 22 ? 58 : 76,
                lineHeight: 1.22,
                fontWeight: 700,
                lineClamp: 2,
                textOverflow: "ellipsis",
                textWrap: "balance",
              }}
            >
              {isolated(person.name)}
            </div>
            {!!person.handle && (
              <div
                style={{ display: "block", fontSize: 34, lineHeight: 1.4, lineClamp: 1, color: colour("text-muted") }}
              >
                {isolated(person.handle)}
              </div>
            )}
            {!!bio && (
              <div
                dir={textDirection(bio, direction)}
                style={{
                  display: "block",
                  marginTop: 18,
                  fontSize: 32,
                  lineHeight: 1.42,
                  lineClamp: 2,
                  textOverflow: "ellipsis",
                  textWrap: "pretty",
                }}
              >
                {bio}
              </div>
            )}
            <div style={{ display: "flex", flexWrap: "wrap", gap: "8px 44px", marginTop: 24 }}>
              {counts.map(({ value, noun }) => (
                <div key={noun} style={{ display: "flex", alignItems: "baseline", gap: 12, fontSize: 34 }}>
                  <div style={{ display: "block", fontSize: 42, fontWeight: 700 }}>{isolated(value)}</div>
                  <div style={{ display: "block", color: colour("text-muted") }}>{noun}</div>
                </div>
              ))}
            </div>
          </div>
        </div>
        <CardWordMark height={46} />
      </div>
    </CardFrame>
  );
}
