import type { DrawnCard } from "#site/features/preview-images/preview-card.ts";

/** Share of a text's characters that may be removed; beyond it, the rest would make no sense. */
const maxRemovedShare = 0.2;

/**
 * Removes characters that no shipped font has, which would be rendered as boxes. A text that consists mostly of them
 * is removed whole; the card then shows its author only.
 */
export function dropUnsupportedGlyphs(card: DrawnCard, missing: ReadonlySet<string>): DrawnCard {
  const unsupported = new Set([...missing].filter((character) => !/[\p{Cf}\p{Cc}\p{Z}]/u.test(character)));
  if (unsupported.size === 0) return card;
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const characters = [...value];
    const supported = characters.filter((character) => !unsupported.has(character));
    if (supported.length === characters.length) return value;
    // A word stays readable without a combining mark.
    const removed = characters.filter((character) => unsupported.has(character) && !/\p{M}/u.test(character));
    return removed.length > characters.length * maxRemovedShare ? "" : supported.join("");
  });
}
