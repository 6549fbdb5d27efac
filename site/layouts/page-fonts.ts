import { fontData } from "astro:assets";
import { createHash } from "node:crypto";
import type { LanguageCode } from "#locales/index.ts";
import { arabicFont, devanagariFont, type FontFamilySource, latinFont } from "#site/build/font-subsets.ts";
import type { PageKind } from "#site/page-kind.ts";
import { cascadeLayers } from "./cascade-layers.ts";
import { type SliceName, slicesOf } from "./font-slices.ts";

interface PageFonts {
  /** The order of the cascade and the page's `@font-face` rules: what stands before every other rule. */
  readonly css: string;
  readonly hash: `sha256-${string}`;
}

/** The families by the names that tokens.css has for them: no face that a visitor has installed is called so. */
const families: readonly { name: string; source: FontFamilySource; files: (typeof fontData)[keyof typeof fontData] }[] =
  [
    { name: "Text Arabic", source: arabicFont, files: fontData["--font-arabic"] },
    { name: "Text Devanagari", source: devanagariFont, files: fontData["--font-devanagari"] },
    { name: "Text Latin", source: latinFont, files: fontData["--font-latin"] },
  ];

const made = new Map<string, PageFonts>();

/**
 * The fonts of a page, and no rule of another's: each would be in the way of the first view. They are asked for after
 * it (put-on-web-font.ts).
 *
 * @param written what people wrote of what the page shows, where that is known
 */
export function pageFonts(language: LanguageCode, kind: PageKind, written?: string): PageFonts {
  const slices = slicesOf(language, kind, written);
  const key = slices.join();
  const known = made.get(key);
  if (known) return known;
  const rules: string[] = [];
  for (const { name: family, source, files } of families) {
    source.subsets.forEach(({ name, unicodeRange, claim = unicodeRange.join() }, index) => {
      const url = files[index]?.src[0]?.url;
      if (url === undefined) throw new Error(`the build has made no file of the font slice "${name}"`);
      if (!slices.includes(name as SliceName)) return;
      rules.push(
        `@font-face{font-family:${family};src:url(${url});font-weight:${source.weights.join(" ")};` +
          `font-display:swap;unicode-range:${claim}}`,
      );
    });
  }
  const css = cascadeLayers.source + rules.join("");
  const fonts: PageFonts = { css, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` };
  made.set(key, fonts);
  return fonts;
}
