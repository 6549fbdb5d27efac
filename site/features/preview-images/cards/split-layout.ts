import { cardSize, type PictureSize, type SplitLayout } from "#site/features/preview-images/preview-card.ts";

/** Share of a picture that may be cut off where it fills the card. */
const maxCut = 0.25;

/** Share of its half that a picture may leave free: below it, it fills the half, and its head is kept; more above words. */
const leastFree = 0.2;
const leastFreeAbove = 0.35;

/** How far a picture is enlarged at most; a stamp further, to `stampSize` pixels. */
const maxScale = 1.5;
const maxStampScale = 3;
const stampSize = 280;

/** Ratio of width to height below which a picture is shown from its head on, as wide as its half. */
const tallRatio = 0.6;

/** Pixels of the picture's half: its width beside the words, its height above them. */
const beside = { narrowest: 480, widest: 680 } as const;
const above = { lowest: 300, highest: 400 } as const;

/** Pixels below which a picture shows nothing, and below which it is a stamp on the card's own ground. */
const smallest = 24;
const stamp = 160;

const square = { width: cardSize.height, height: cardSize.height };
const besideSquare = { width: cardSize.width - square.width, height: cardSize.height };
/** Of several pictures, side by side in a square (mosaic-cells.ts) beside the words. */
export const galleryLayout: SplitLayout = {
  stacked: false,
  half: square,
  words: besideSquare,
  shown: square,
  isStamp: false,
};

/**
 * Decides how a card shows a single picture.
 *
 * @returns `"fill"` where it fills the card, `"none"` where it is too small to be seen
 */
export function splitLayout({ width, height }: PictureSize): SplitLayout | "fill" | "none" {
  if (Math.min(width, height) < smallest) return "none";
  const ratio = width / height;
  const cardRatio = cardSize.width / cardSize.height;
  const cut = 1 - Math.min(ratio / cardRatio, cardRatio / ratio);
  if (cut <= maxCut && width * maxScale >= cardSize.width) return "fill";
  const stacked = cut > maxCut && ratio > cardRatio;
  const half = stacked
    ? { width: cardSize.width, height: clamp(cardSize.width / ratio, above.lowest, above.highest) }
    : { width: clamp(cardSize.height * ratio, beside.narrowest, beside.widest), height: cardSize.height };
  const words = stacked
    ? { width: cardSize.width, height: cardSize.height - half.height }
    : { width: cardSize.width - half.width, height: cardSize.height };
  const fitted = Math.min(half.width / width, ratio < tallRatio ? Number.POSITIVE_INFINITY : half.height / height);
  const isStamp = Math.max(width, height) < stamp;
  const scale = Math.min(fitted, isStamp ? Math.min(maxStampScale, stampSize / Math.max(width, height)) : maxScale);
  const whole = { width: width * scale, height: Math.min(height * scale, half.height) };
  const isFull =
    Math.min(whole.width / half.width, whole.height / half.height) > 1 - (stacked ? leastFreeAbove : leastFree);
  return { stacked, half, words, shown: isFull ? half : whole, isStamp };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}
