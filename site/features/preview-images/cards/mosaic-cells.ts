import type { Language } from "#locales/index.ts";
import type { PictureSize } from "#site/features/preview-images/preview-card.ts";

/** Pixels between two images. */
const gap = 8;

/**
 * Position and size, in pixels, of two to four images in reading order: two halves, one and two, two by two. Mirrored
 * right to left.
 */
export function mosaicCells(count: number, direction: Language["direction"], { width, height }: PictureSize) {
  const rows = count > 2 ? 2 : 1;
  const cell = { width: (width - gap) / 2, height: (height - gap * (rows - 1)) / rows };
  const step = { x: cell.width + gap, y: cell.height + gap };
  return Array.from({ length: count }, (_, at) => {
    // Of three, the first takes both rows of its column.
    const place = count === 3 && at > 0 ? { column: 1, row: at - 1 } : { column: at % 2, row: Math.floor(at / 2) };
    const x = place.column * step.x;
    return {
      x: direction === "rtl" ? width - x - cell.width : x,
      y: place.row * step.y,
      width: cell.width,
      height: count === 3 && at === 0 ? height : cell.height,
    };
  });
}
