import { languageOf } from "#locales/index.ts";
import { mosaicCells } from "./mosaic-cells.ts";
import type { ShareCard } from "./share-card.ts";

export interface PicturePlace {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures a card wants, with the size in which each is drawn. */
export function picturePlaces(card: ShareCard): readonly PicturePlace[] {
  const avatar = (address: string | undefined, size: number) =>
    address === undefined ? [] : [{ address, width: size, height: size }];
  switch (card.kind) {
    case "words":
      return avatar(card.author.avatar, 84);
    case "mosaic": {
      const cells = mosaicCells(card.pictures.length, languageOf(card.language).direction);
      const pictures = card.pictures.flatMap((address, index) => {
        const cell = cells[index];
        return cell ? [{ address, width: cell.width, height: cell.height }] : [];
      });
      return [...pictures, ...avatar(card.author.avatar, 84)];
    }
    case "profile":
      return avatar(card.person.avatar, 264);
    case "landing":
      return [];
  }
}
