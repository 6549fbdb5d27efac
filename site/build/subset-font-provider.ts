import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontProvider } from "astro";
import subsetFont from "subset-font";
import type { FontFamilySource, FontSubset } from "./font-subsets.ts";

/** Tables for choosing a face in an office program's menu, and for screens of old: no browser of today reads them. */
const unneeded = ["STAT", "meta", "DSIG", "gasp", "MVAR"];

/** Part of the hash: to be counted up with every change of how the files are cut. */
const recipe = 2;

/**
 * Gives Astro's font support the slices of a family: cut from the package's variable font to the characters
 * and weights named in font-subsets.ts, at build, kept under .astro/fonts by the hash of what made them.
 */
export function subsetFontProvider(family: FontFamilySource): FontProvider {
  let root = new URL(".", import.meta.url);
  return {
    name: `subset-${family.name}`,
    config: { family },
    init: (context) => {
      root = context.root;
    },
    resolveFont: async () => ({
      fonts: await Promise.all(
        family.subsets.map(async (subset) => ({
          src: [{ url: await cut(family, subset, fileURLToPath(root)), format: "woff2" }],
          weight: [...family.weights] as [number, number],
          style: "normal",
          unicodeRange: [...subset.unicodeRange],
          meta: { subset: subset.name },
        })),
      ),
    }),
  };
}

async function cut(family: FontFamilySource, subset: FontSubset, root: string): Promise<string> {
  const source = await readFile(join(root, "node_modules", subset.file));
  const [min, max] = family.weights;
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify({ subset, min, max, features: family.features, unneeded, recipe }))
    .digest("hex")
    .slice(0, 16);
  const folder = join(root, ".astro", "font-subsets");
  const path = join(folder, `${subset.name}-${hash}.woff2`);
  if (existsSync(path)) return path;
  const bytes = await subsetFont(source, charactersIn(subset.unicodeRange), {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    ...(family.features && { keepFeatures: [...family.features] }),
    noHinting: true,
    // With nothing kept but kerning there are no marks and classes of glyphs to tell apart.
    dropTables: family.features ? [...unneeded, "GDEF"] : unneeded,
  });
  await mkdir(folder, { recursive: true });
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
