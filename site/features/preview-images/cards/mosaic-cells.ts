import type { Language } from "#locales/index.ts";
import { cardSize } from "#site/features/preview-images/preview-card.ts";

export interface MosaicCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between two pictures. */
const gap = 8;

/**
 * Places of one to four pictures on a card, in reading order: one large, two halves, one and two, two by two.
 * Right to left they are mirrored.
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
