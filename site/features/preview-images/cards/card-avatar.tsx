import type { CardPerson } from "#site/features/preview-images/preview-card.ts";
import { color } from "./card-colors.ts";

interface CardAvatarProps {
  readonly person: CardPerson;
  readonly size: number;
  /** Source of the loaded picture; the letter stands in for one that is not there. */
  readonly image: string | undefined;
}

/** The round picture of a person in the ring of light it has on the site. */
export function CardAvatar({ person, size, image }: CardAvatarProps) {
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
        backgroundImage: `linear-gradient(150deg, ${color("accent")}, ${color("accent-strong")})`,
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
          backgroundColor: color("ground"),
        }}
      >
        {image ? (
          <img src={image} alt="" width={size} height={size} style={{ borderRadius: "50%" }} />
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
              color: color("on-accent"),
              backgroundImage: `linear-gradient(150deg, ${color("accent-strong")}, ${color("accent-strong-hover")})`,
            }}
          >
            {person.letter}
          </div>
        )}
      </div>
    </div>
  );
}
