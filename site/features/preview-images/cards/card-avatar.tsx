import type { CardPerson } from "#site/features/preview-images/preview-card.ts";
import { centered, disc, full } from "./boxes.ts";
import { color } from "./card-colors.ts";

interface CardAvatarProps {
  readonly person: CardPerson;
  /** Pixels, without the ring. */
  readonly size: number;
  /** `src` of the loaded avatar; without it, the person's letter is shown. */
  readonly image: string | undefined;
}

/** A round avatar in a gradient ring, as on the site. */
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
          ...centered,
          ...full,
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
              ...disc(size),
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
