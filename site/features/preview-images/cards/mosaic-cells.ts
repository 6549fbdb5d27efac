import type { Language } from "#locales/index.ts";
import { cardSize } from "#site/features/preview-images/preview-card.ts";

/** Position and size of an image on the card, in pixels. */
export interface MosaicCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between two images. */
const gap = 8;

/**
 * The cells of one to four images in reading order: one large, two halves, one and two, two by two. Mirrored right to
 * left.
 */
export function mosaicCells(count: number, direction: Language["direction"]): MosaicCell[] {
  const { width, height } = cardSize;
  const half = { width: (width - gap) / 2, height: (height - gap) / 2 };
  const column = half.width + gap;
  const row = half.height + gap;
  const layouts: Readonly<Record<number, MosaicCell[]>> = {
    0: [],
    1: [{ x: 0, y: 0, width, height }],
    2: [
      { x: 0, y: 0, width: half.width, height },
      { x: column, y: 0, width: half.width, height },
    ],
    3: [
      { x: 0, y: 0, width: half.width, height },
      { x: column, y: 0, ...half },
      { x: column, y: row, ...half },
    ],
    4: [
      { x: 0, y: 0, ...half },
      { x: column, y: 0, ...half },
      { x: 0, y: row, ...half },
      { x: column, y: row, ...half },
    ],
  };
  const cells = layouts[count] ?? [];
  return direction === "rtl" ? cells.map((cell) => ({ ...cell, x: width - cell.x - cell.width })) : cells;
}
