import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";

/** Mathematical Alphanumeric Symbols: Latin letters and digits that look like handwriting, typewriter or bold type. */
const styledLetters = /[\u{1D400}-\u{1D7FF}]/gu;

/** Replaces styled letters with plain ones. People use them in names, and no shipped font has them. */
export function replaceStyledLetters(card: PreviewCard): PreviewCard {
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) =>
    typeof value === "string" ? value.replace(styledLetters, (letter) => letter.normalize("NFKC")) : value,
  );
}
