import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { type FontFamilySource, type FontSubset, fontFamilies } from "./font-subsets.ts";

const suffix = "font-subsets.ts?style-sheet";

/** Tables for choosing a face in an office program's menu, and for screens of old: no browser of today reads them. */
const unneeded = ["STAT", "meta", "DSIG", "gasp", "MVAR"];

/** Part of the hash: to be counted up with every change of how the files are cut. */
const recipe = 2;

/**
 * `import webFont from "#site/build/font-subsets.ts?style-sheet"` gives the address of a style sheet with the
 * `@font-face` rules of the site's fonts. Their files are cut from the packages' variable fonts to the characters and
 * weights named in font-subsets.ts and kept under .astro/web-font by the hash of what made them.
 */
export function webFont(): Plugin {
  let root = "";
  return {
    name: "web-font",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const folder = join(root, ".astro", "web-font");
      const rules = await Promise.all(
        fontFamilies.flatMap((family) =>
          family.subsets.map(async (subset) => fontFace(family, subset, await cut(family, subset, root, folder))),
        ),
      );
      const sheet = join(folder, "web-font.css");
      await writeFile(sheet, rules.join("\n"));
      return `export { default } from ${JSON.stringify(`${sheet}?url&no-inline`)};`;
    },
  };
}

function fontFace({ name, weights }: FontFamilySource, { unicodeRange }: FontSubset, file: string): string {
  return `@font-face {
  font-family: ${name};
  src: url("${file}?no-inline");
  font-weight: ${weights.join(" ")};
  font-display: swap;
  unicode-range: ${unicodeRange.join(", ")};
}`;
}

async function cut(family: FontFamilySource, subset: FontSubset, root: string, folder: string): Promise<string> {
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
    // With nothing kept but kerning there are no marks and classes of glyphs to tell apart.
    dropTables: family.features ? [...unneeded, "GDEF"] : unneeded,
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
