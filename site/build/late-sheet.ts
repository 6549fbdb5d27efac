import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { cutFont } from "./cut-font.ts";
import { type FontFamilySource, type FontSubset, fontFamilies } from "./font-subsets.ts";

const suffix = "late-sheet.ts?url";

/** Looks of what every page has closed. */
const closed = ["site/features/site-frame/language-list.css"];

/**
 * `import lateSheet from "#site/build/late-sheet.ts?url"` gives the address of what no first view waits for: the
 * `@font-face` rules of the site's fonts, and the looks of what is closed.
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
          family.subsets.map(async (subset) => {
            const file = await cutFont(family, subset, root, folder);
            return fontFace(family, subset, relative(folder, file));
          }),
        ),
      );
      const looks = closed.map((path) => join(root, path));
      for (const file of looks) this.addWatchFile(file);
      const styles = await Promise.all(looks.map((file) => readFile(file, "utf8")));
      const sheet = join(folder, "late-sheet.css");
      // Where there is script, it gives them to the page (site/layouts/web-font-faces.ts).
      const faces = `@media (scripting: none) {\n${rules.join("\n")}\n}`;
      await writeFile(sheet, [faces, ...styles].join("\n"));
      return `export { default } from ${JSON.stringify(`${sheet}?url`)};`;
    },
  };
}

/**
 * All are of one family (site/ui/tokens.css), since no two have a character in common. Of one word: browsers differ in
 * whether the quotation marks around more belong to the name of a `FontFace`.
 *
 * @param file from where the sheet is
 */
function fontFace({ weights }: FontFamilySource, { unicodeRange, claim }: FontSubset, file: string): string {
  return `@font-face {
  font-family: SiteText;
  src: url("./${file}");
  font-weight: ${weights.join(" ")};
  font-display: swap;
  unicode-range: ${claim ?? unicodeRange.join(", ")};
}`;
}
