import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { FontFamilySource, FontSubset } from "./font-subsets.ts";

/**
 * Tables for choosing a face in an office program's menu, and for screens of old: no browser of today reads them; and
 * the widths of each weight a second time (OpenType, "HVAR": the outlines' own, in "gvar", are the same).
 */
const unneeded = ["STAT", "meta", "DSIG", "gasp", "MVAR", "HVAR"];

/** Part of the hash: to be counted up with every change of how the files are cut. */
const recipe = 3;

/**
 * Cuts a slice of a package's variable font to its characters and weights.
 *
 * @param root of the project
 * @param folder where files are kept by the hash of what made them: what is there is not made again
 * @returns path of the WOFF2 file
 */
export async function cutFont(
  family: FontFamilySource,
  subset: FontSubset,
  root: string,
  folder: string,
): Promise<string> {
  const source = await readFile(join(root, "node_modules", subset.file));
  const [min, max] = family.weights;
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify({ subset, min, max, features: family.features, unneeded, recipe }))
    .digest("hex")
    .slice(0, 16);
  const path = join(folder, hash, `${subset.name}.woff2`);
  if (existsSync(path)) return path;
  const bytes = await subsetFont(source, charactersIn(subset.unicodeRange), {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    ...(family.features && { keepFeatures: [...family.features] }),
    noHinting: true,
    // With nothing kept but kerning there are no marks and classes of glyphs to tell apart, and nothing to replace.
    dropTables: family.features ? [...unneeded, "GDEF", "GSUB"] : unneeded,
  });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return path;
}

/** "U+20-7E" → " !\"#…~" */
function charactersIn(unicodeRange: readonly string[]): string {
  return unicodeRange
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}
