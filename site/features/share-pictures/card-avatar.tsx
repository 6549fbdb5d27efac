import { colour } from "./card-colours.ts";
import type { CardPerson } from "./share-card.ts";

interface CardAvatarProps {
  readonly person: CardPerson;
  readonly size: number;
  /** Source of the loaded picture; the letter stands in for one that is not there. */
  readonly picture: string | undefined;
}

/** The round picture of a person in the ring of light it has on the site. */
export function CardAvatar({ person, size, picture }: CardAvatarProps) {
  const ring = Math.max(3, Math.round(size / 40));
  return (
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        width: size + 4 * ring,
        height: size + 4 * ring,
        padding: ring,
        borderRadius: "50%",
        backgroundImage: `linear-gradient(150deg, ${colour("accent")}, ${colour("accent-strong")})`,
      }}
    >
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          width: "100%",
          height: "100%",
          padding: ring,
          borderRadius: "50%",
          backgroundColor: colour("ground"),
        }}
      >
        {picture ? (
          <img src={picture} alt="" width={size} height={size} style={{ borderRadius: "50%" }} />
        ) : (
          <div
            style={{
              display: "flex",
              alignItems: "center",
              justifyContent: "center",
              width: size,
              height: size,
              borderRadius: "50%",
              fontSize: size * 0.48,
              lineHeight: 1,
              fontWeight: 700,
              color: colour("on-accent"),
              backgroundImage: `linear-gradient(150deg, ${colour("accent-strong")}, ${colour("accent-strong-hover")})`,
            }}
          >
            {person.letter}
          </div>
        )}
      </div>
    </div>
  );
}
