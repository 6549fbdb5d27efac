import type { DrawnCard, PreviewCard } from "#site/features/preview-images/preview-card.ts";

/** Mathematical Alphanumeric Symbols: Latin letters and digits that look like handwriting, typewriter or bold type. */
const styledLetters = /[\u{1D400}-\u{1D7FF}]/gu;

/** Replaces styled letters with plain ones. People use them in names, and no shipped font has them. */
export function replaceStyledLetters<Card extends DrawnCard | PreviewCard>(card: Card): Card {
  return mapTexts(card, (text) => text.replace(styledLetters, (letter) => letter.normalize("NFKC")));
}

/** Share of a text's characters that may be removed; beyond it, the rest would make no sense. */
const maxRemovedShare = 0.2;

/**
 * Removes characters that no shipped font has, which would be rendered as boxes. A text that consists mostly of them
 * is removed whole; the card then shows its author only.
 */
export function dropUnsupportedGlyphs(card: DrawnCard, missing: ReadonlySet<string>): DrawnCard {
  const unsupported = new Set([...missing].filter((character) => !/[\p{Cf}\p{Cc}\p{Z}]/u.test(character)));
  if (unsupported.size === 0) return card;
  return mapTexts(card, (text) => {
    const characters = [...text];
    // A word stays readable without a combining mark.
    const removed = characters.filter((character) => unsupported.has(character) && !/\p{M}/u.test(character));
    if (removed.length > characters.length * maxRemovedShare) return "";
    return characters.filter((character) => !unsupported.has(character)).join("");
  });
}

function mapTexts<Card extends DrawnCard | PreviewCard>(card: Card, change: (text: string) => string): Card {
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) =>
    typeof value === "string" ? change(value) : value,
  );
}
