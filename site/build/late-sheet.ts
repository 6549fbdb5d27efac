import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { type FontFamilySource, type FontSubset, fontFamilies } from "./font-subsets.ts";

const suffix = "late-sheet.ts?url";

/** Looks of what every page has closed. */
const closed = ["site/features/site-frame/language-list.css"];

/**
 * Tables for choosing a face in an office program's menu, and for screens of old: no browser of today reads them; and
 * the widths of each weight a second time (OpenType, "HVAR": the outlines' own, in "gvar", are the same).
 */
const unneeded = ["STAT", "meta", "DSIG", "gasp", "MVAR", "HVAR"];

/** Part of the hash: to be counted up with every change of how the files are cut. */
const recipe = 3;

/**
 * `import lateSheet from "#site/build/late-sheet.ts?url"` gives the address of what no first view waits for: the
 * `@font-face` rules of the site's fonts, and the looks of what is closed. The fonts are cut from the packages' variable
 * ones to the characters and weights named in font-subsets.ts and kept under .astro/late-sheet by the hash of what made
 * them.
 */
export function lateSheet(): Plugin {
  let root = "";
  return {
    name: "late-sheet",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const folder = join(root, ".astro", "late-sheet");
      const rules = await Promise.all(
        fontFamilies.flatMap((family) =>
          family.subsets.map(async (subset) => fontFace(family, subset, await cut(family, subset, root, folder))),
        ),
      );
      const looks = closed.map((path) => join(root, path));
      for (const file of looks) this.addWatchFile(file);
      const styles = await Promise.all(looks.map((file) => readFile(file, "utf8")));
      const sheet = join(folder, "late-sheet.css");
      await writeFile(sheet, [...rules, ...styles].join("\n"));
      return `export { default } from ${JSON.stringify(`${sheet}?url`)};`;
    },
  };
}

function fontFace({ name, weights }: FontFamilySource, { unicodeRange, claim }: FontSubset, file: string): string {
  return `@font-face {
  font-family: ${name};
  src: url("${file}");
  font-weight: ${weights.join(" ")};
  font-display: swap;
  unicode-range: ${claim ?? unicodeRange.join(", ")};
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
