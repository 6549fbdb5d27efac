import type { CardImages, CardOf } from "#site/features/preview-images/preview-card.ts";
import { centered, full } from "./boxes.ts";
import { CardAuthor } from "./card-author.tsx";
import { color } from "./card-colors.ts";
import { CardFrame } from "./card-frame.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { PlayIcon } from "./play-icon.tsx";

/** A post's image or a video's poster with a play icon, with author and brand on a dark gradient at the bottom. */
export function FillCard({ card, images }: { readonly card: CardOf<"fill">; readonly images: CardImages }) {
  const { author, image, video } = card;
  return (
    <CardFrame locale={card.locale} hasMark={false}>
      <img src={image} alt="" style={{ ...full, position: "absolute", left: 0, top: 0, objectFit: "cover" }} />
      <div
        style={{
          ...atBottom,
          height: 180,
          // Opaque behind the name: a screenshot's text would be read through it.
          backgroundImage: `linear-gradient(to top, ${color("ground", 0.97)}, ${color("ground", 0.94)} 60%, ${color("ground", 0)})`,
        }}
      />
      {video && (
        // In the middle of what the gradient leaves.
        <div style={{ ...centered, position: "absolute", left: 0, top: 0, width: "100%", height: 520 }}>
          <PlayIcon size={152} />
        </div>
      )}
      <div
        style={{
          ...atBottom,
          padding: "0 44px 34px",
          alignItems: "flex-end",
          justifyContent: "space-between",
          gap: 32,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 20, flexShrink: 1, minWidth: 0 }}>
          <CardAuthor person={author} images={images} size={{ avatar: 64, name: 32, handle: 24 }} />
        </div>
        <div style={{ display: "flex", flexShrink: 0, paddingBottom: 14 }}>
          <CardWordMark height={42} />
        </div>
      </div>
    </CardFrame>
  );
}

const atBottom = { display: "flex", position: "absolute", left: 0, bottom: 0, width: "100%" } as const;
