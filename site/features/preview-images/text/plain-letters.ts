import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";

/** Latin letters and digits that only look like handwriting, typewriter or headline: Mathematical Alphanumeric Symbols. */
const styled = /[\u{1D400}-\u{1D7FF}]/gu;

/** The card with plain letters for styled ones, which many put into their names and no shipped font has. */
export function withPlainLetters(card: PreviewCard): PreviewCard {
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) =>
    typeof value === "string" ? value.replace(styled, (letter) => letter.normalize("NFKC")) : value,
  );
}
