import { languageOf } from "#locales/index.ts";
import { cardSize, type PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { mosaicCells } from "./mosaic-cells.ts";
import { galleryLayout } from "./split-layout.ts";

/** Where a card shows an image. */
export interface ImageSlot {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Not cropped: what the card shows of it depends on its own size (split-layout.ts). */
  readonly whole?: boolean;
}

/** Pixels. Whole, a phone's screenshot is as sharp as half a card shows it. */
const wholeSize = { width: cardSize.width, height: 1600 } as const;

/** Pixels of an author's avatar: as large as on a card that shows nothing else. */
const authorSize = 200;

/** The images of a card with the size at which each is shown. */
export function cardImageSlots(card: PreviewCard): readonly ImageSlot[] {
  const avatar = (url: string | undefined, size: number) =>
    url === undefined ? [] : [{ url, width: size, height: size }];
  switch (card.kind) {
    case "post": {
      const { author, images } = card;
      const isWhole = images.length === 1;
      const cells = mosaicCells(images.length, languageOf(card.locale).direction, galleryLayout.half);
      const pictures = images.flatMap((url, index) => {
        const { width, height } = cells[index] ?? wholeSize;
        return isWhole ? { url, ...wholeSize, whole: true } : { url, width, height };
      });
      return [...pictures, ...avatar(author.avatar, authorSize)];
    }
    case "profile":
      return avatar(card.person.avatar, 264);
    case "square":
      return [];
  }
}
