import { languageOf } from "#locales/index.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { mosaicCells } from "./mosaic-cells.ts";

export interface ImagePlace {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures a card wants, with the size in which each is drawn. */
export function imagePlaces(card: PreviewCard): readonly ImagePlace[] {
  const avatar = (address: string | undefined, size: number) =>
    address === undefined ? [] : [{ address, width: size, height: size }];
  switch (card.kind) {
    case "words":
      return avatar(card.author.avatar, 84);
    case "mosaic": {
      const cells = mosaicCells(card.images.length, languageOf(card.language).direction);
      const images = card.images.flatMap((address, index) => {
        const cell = cells[index];
        return cell ? [{ address, width: cell.width, height: cell.height }] : [];
      });
      return [...images, ...avatar(card.author.avatar, 84)];
    }
    case "profile":
      return avatar(card.person.avatar, 264);
    case "landing":
      return [];
  }
}
