import { cardSize, type PictureSize, type SplitLayout } from "#site/features/preview-images/preview-card.ts";

/** Share of a picture that may be cut off where it fills the card. */
const maxCut = 0.25;

/** Share of its half that a picture may leave free: below it, it fills the half, and its head is kept; more above words. */
const leastFree = 0.25;
const leastFreeAbove = 0.4;

/** How far a picture is enlarged at most; a tiny one further, to `enlargedTiny` pixels. */
const maxScale = 1.5;
const maxTinyScale = 3;
const enlargedTiny = 280;

/** Ratio of width to height below which a picture is shown from its head on, as wide as its half; and from which above words. */
const tallRatio = 0.6;
const wideRatio = 1.61;

/** Pixels of the picture's half: its width beside the words, where a wide picture may take more; its height above them. */
const beside = { narrowest: 480, widest: 680, widestOfWide: 760 } as const;
const above = { lowest: 300, highest: 450 } as const;

/** Pixels below which a picture shows nothing, and below which it is tiny. */
const smallest = 24;
const tiny = 160;

const square = { width: cardSize.height, height: cardSize.height };
const besideSquare = { width: cardSize.width - square.width, height: cardSize.height };
/** Of several pictures, side by side in a square (mosaic-cells.ts) beside the words. */
export const galleryLayout: SplitLayout = {
  stacked: false,
  half: square,
  words: besideSquare,
  shown: square,
};

/**
 * Decides how a card shows a single picture.
 *
 * @param hasWords without any, a picture may fill the card
 * @returns `"fill"` where it does, the size of a tiny picture beside the text, `"none"` where it is too small to be seen
 */
export function splitLayout(
  { width, height }: PictureSize,
  hasWords: boolean,
): SplitLayout | { readonly tiny: PictureSize } | "fill" | "none" {
  if (Math.min(width, height) < smallest) return "none";
  const longest = Math.max(width, height);
  if (longest < tiny) {
    const scale = Math.min(maxTinyScale, enlargedTiny / longest);
    return { tiny: { width: width * scale, height: height * scale } };
  }
  const ratio = width / height;
  const cardRatio = cardSize.width / cardSize.height;
  const cut = 1 - Math.min(ratio / cardRatio, cardRatio / ratio);
  const isLarge = width * maxScale >= cardSize.width;
  if (!hasWords && isLarge && cut <= maxCut) return "fill";
  const stacked = ratio > wideRatio && (isLarge || cut > maxCut);
  const widest = clamp((1 - maxCut) * cardSize.height * ratio, beside.widest, beside.widestOfWide);
  const half = stacked
    ? { width: cardSize.width, height: clamp(cardSize.width / ratio, above.lowest, above.highest) }
    : { width: clamp(cardSize.height * ratio, beside.narrowest, widest), height: cardSize.height };
  const words = stacked
    ? { width: cardSize.width, height: cardSize.height - half.height }
    : { width: cardSize.width - half.width, height: cardSize.height };
  const fitted = Math.min(half.width / width, ratio < tallRatio ? Number.POSITIVE_INFINITY : half.height / height);
  const scale = Math.min(fitted, maxScale);
  const whole = { width: width * scale, height: Math.min(height * scale, half.height) };
  const isFull =
    Math.min(whole.width / half.width, whole.height / half.height) > 1 - (stacked ? leastFreeAbove : leastFree);
  return { stacked, half, words, shown: isFull ? half : whole };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}
