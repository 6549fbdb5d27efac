import { create } from "fontkitten";

/** The last code of a table for the first plane, which stands for no character (OpenType, "cmap", format 4). */
const endOfTable = 0xffff;

/**
 * Reads which characters a font has. The `unicode-range` that a font package declares for a subset contains more
 * characters than the file, and those would be rendered as boxes.
 *
 * @param font a WOFF2 file
 * @returns code points
 */
export function fontCodePoints(font: Buffer): ReadonlySet<number> {
  const read = create(font);
  if (read.isCollection) throw new Error("a collection of fonts");
  return new Set(read.characterSet.filter((code) => code !== endOfTable));
}
