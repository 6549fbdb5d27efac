import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";

/** Share of a text's letters that may be missing before the rest makes no sense. */
const bearable = 0.2;

/**
 * The card without what no shipped font can draw, instead of boxes: a text mostly in such a script is left out
 * whole, and the card then shows who wrote it.
 */
export function dropUnsupportedGlyphs(card: PreviewCard, missing: ReadonlySet<string>): PreviewCard {
  const unseen = new Set([...missing].filter((character) => !/[\p{Cf}\p{Cc}\p{Z}]/u.test(character)));
  if (unseen.size === 0) return card;
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const characters = [...value];
    const kept = characters.filter((character) => !unseen.has(character));
    if (kept.length === characters.length) return value;
    // An accent too many makes no word unreadable.
    const lost = characters.filter((character) => unseen.has(character) && !/\p{M}/u.test(character));
    return lost.length > characters.length * bearable ? "" : kept.join("");
  });
}
