import type { ReactNode } from "react";
import type { CardImages, CardPerson } from "#site/features/preview-images/preview-card.ts";
import { isolated, textDirection } from "#site/features/preview-images/text/text-direction.ts";
import { cut, disc } from "./boxes.ts";
import { color } from "./card-colors.ts";

interface CardAuthorProps {
  readonly person: CardPerson;
  readonly images: CardImages;
  /** Pixels: the avatar without its ring, and the font sizes. */
  readonly size: { readonly avatar: number; readonly name: number; readonly handle: number };
  /** Lines of the name at most. */
  readonly lines?: number;
  /** Whether the handle stands beside the name. */
  readonly inline?: boolean;
  /** Shown below the name. */
  readonly children?: ReactNode;
}

/** A person's avatar, and beside it name and handle. */
export function CardAuthor({ person, images, size, lines = 1, inline = false, children }: CardAuthorProps) {
  return (
    <>
      <Avatar person={person} images={images} size={size.avatar} />
      <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0 }}>
        <div style={{ display: "flex", ...(inline ? besideName : belowName) }}>
          {/* In its own direction: cut at its end, which the card's would take for its beginning. */}
          <div
            dir={textDirection(person.name, "ltr")}
            style={{
              ...cut,
              alignSelf: "flex-start",
              maxWidth: "100%",
              fontSize: size.name,
              lineHeight: 1.26,
              fontWeight: 700,
              lineClamp: lines,
              textWrap: "balance",
            }}
          >
            {person.name}
          </div>
          {!!person.handle && (
            <div style={{ ...cut, fontSize: size.handle, lineHeight: 1.35, lineClamp: 1, color: color("text-muted") }}>
              {isolated(person.handle)}
            </div>
          )}
        </div>
        {children}
      </div>
    </>
  );
}

const belowName = { flexDirection: "column" } as const;
const besideName = { alignItems: "baseline", gap: 16 } as const;

/** A round avatar in a gradient ring, as on the site; the person's letter where there is no image. */
function Avatar({ person, images, size }: Pick<CardAuthorProps, "person" | "images"> & { readonly size: number }) {
  const { avatar } = person;
  const ring = Math.max(3, Math.round(size / 40));
  return (
    <div style={{ ...disc(size + 4 * ring), flexShrink: 0, backgroundImage: slope("accent", "accent-strong") }}>
      <div style={{ ...disc(size + 2 * ring), backgroundColor: color("ground") }}>
        {avatar && images.has(avatar) ? (
          <img src={avatar} alt="" width={size} height={size} style={{ borderRadius: "50%" }} />
        ) : (
          <div
            style={{
              ...disc(size),
              fontSize: size * 0.48,
              lineHeight: 1,
              fontWeight: 700,
              color: color("on-accent"),
              backgroundImage: slope("accent-strong", "accent-strong-hover"),
            }}
          >
            {person.letter}
          </div>
        )}
      </div>
    </div>
  );
}

/** From one color to another. */
const slope = (from: string, to: string) => `linear-gradient(150deg, ${color(from)}, ${color(to)})`;
