import { languageOf } from "#locales/index.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { mosaicCells } from "./mosaic-cells.ts";

/** Where a card shows an image. */
export interface ImageSlot {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The images of a card with the size at which each is shown. */
export function cardImageSlots(card: PreviewCard): readonly ImageSlot[] {
  const avatar = (url: string | undefined, size: number) =>
    url === undefined ? [] : [{ url, width: size, height: size }];
  switch (card.kind) {
    case "text":
      return avatar(card.author.avatar, 84);
    case "mosaic": {
      const cells = mosaicCells(card.images.length, languageOf(card.locale).direction);
      const images = card.images.flatMap((url, index) => {
        const cell = cells[index];
        return cell ? [{ url, width: cell.width, height: cell.height }] : [];
      });
      return [...images, ...avatar(card.author.avatar, 84)];
    }
    case "profile":
      return avatar(card.person.avatar, 264);
    case "square":
      return [];
  }
}
