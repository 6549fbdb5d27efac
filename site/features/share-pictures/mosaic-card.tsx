import { languageOf } from "#locales/index.ts";
import { CardAvatar } from "./card-avatar.tsx";
import { colour } from "./card-colours.ts";
import { CardName } from "./card-name.tsx";
import { CardWordMark } from "./card-word-mark.tsx";
import { mosaicCells } from "./mosaic-cells.ts";
import type { CardOf, CardPictures } from "./share-card.ts";
import { isolated } from "./text-direction.ts";

/** A post's pictures side by side, the author and the brand on a shade at the foot. */
export function MosaicCard({ card, pictures }: { readonly card: CardOf<"mosaic">; readonly pictures: CardPictures }) {
  const { author, more } = card;
  const { code, direction } = languageOf(card.language);
  const shown = card.pictures.flatMap((address) => pictures.get(address) ?? []);
  const cells = mosaicCells(shown.length, direction);
  return (
    <div
      lang={code}
      dir={direction}
      style={{
        display: "flex",
        position: "relative",
        width: "100%",
        height: "100%",
        overflow: "hidden",
        color: colour("text"),
        backgroundColor: colour("ground"),
      }}
    >
      {cells.map(({ x, y, width, height }, index) => (
        <img
          key={`${x} ${y}`}
          src={shown[index] ?? ""}
          alt=""
          style={{ position: "absolute", left: x, top: y, width, height, objectFit: "cover" }}
        />
      ))}
      <div
        style={{
          display: "flex",
          position: "absolute",
          left: 0,
          bottom: 0,
          width: "100%",
          height: 230,
          backgroundImage: `linear-gradient(to top, ${colour("ground", 0.96)}, ${colour("ground", 0.72)} 45%, ${colour("ground", 0)})`,
        }}
      />
      {!!more && <More text={more} cell={cells.at(-1)} />}
      <div
        style={{
          display: "flex",
          position: "absolute",
          left: 0,
          bottom: 0,
          width: "100%",
          padding: "0 44px 34px",
          alignItems: "flex-end",
          justifyContent: "space-between",
          gap: 32,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 20, flexShrink: 1, minWidth: 0 }}>
          <CardAvatar person={author} size={64} picture={author.avatar && pictures.get(author.avatar)} />
          <CardName person={author} size={{ name: 32, handle: 24 }} />
        </div>
        <div style={{ display: "flex", flexShrink: 0, paddingBottom: 14 }}>
          <CardWordMark height={42} />
        </div>
      </div>
    </div>
  );
}

function More({
  text,
  cell,
}: {
  readonly text: string;
  readonly cell: ReturnType<typeof mosaicCells>[number] | undefined;
}) {
  if (!cell) return null;
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        left: cell.x,
        top: cell.y,
        width: cell.width,
        height: cell.height,
        alignItems: "center",
        justifyContent: "center",
        fontSize: 84,
        fontWeight: 700,
        color: colour("on-accent"),
        backgroundColor: colour("shade"),
      }}
    >
      {isolated(text)}
    </div>
  );
}
