import type { LanguageCode } from "#locales/index.ts";
import { arabicFont, devanagariFont, latinFont } from "#site/build/font-subsets.ts";
import type { PageKind } from "#site/page-kind.ts";

/** Names of slices in site/build/font-subsets.ts. */
export type SliceName = "latin" | "western" | "turkish" | "latin-extended" | "cyrillic" | "arabic" | "devanagari";

/** Pages whose content is the app's: any script may come, Turkish for certain, whatever the language around it. */
const appContent: readonly PageKind[] = ["post", "profile", "ticket"];

/** Joiners stand between letters, but also within emoji. */
const joiners = "U+200C-200D";

/** What the letters of a slice are found by. */
const letters: ReadonlyMap<string, RegExp> = new Map(
  [latinFont, arabicFont, devanagariFont]
    .flatMap(({ subsets }) => subsets)
    .map(({ name, unicodeRange }) => {
      const ranges = unicodeRange.filter((range) => range !== joiners).map(characterRange);
      return [name, new RegExp(`[${ranges.join("")}]`, "u")];
    }),
);

/** @param range "U+660-66C" */
function characterRange(range: string): string {
  return range
    .replace("U+", "")
    .split("-")
    .map((code) => `\\u{${code}}`)
    .join("-");
}

/**
 * The slices a page may need. Every page has Latin letters or digits.
 *
 * @param written what people wrote of what the page shows; any script may come where it is not known yet
 */
export function slicesOf(language: LanguageCode, kind: PageKind, written?: string): readonly SliceName[] {
  const own: SliceName[] = ["latin", ...ownSlices(language)];
  if (!appContent.includes(kind)) return own;
  const certain: SliceName[] = [...new Set<SliceName>([...own, "turkish"])];
  const has = (name: SliceName) => written === undefined || (letters.get(name)?.test(written) ?? false);
  const scripts: SliceName[] = ["latin-extended", "cyrillic", "arabic", "devanagari"];
  const others = scripts.filter((name) => !certain.includes(name));
  // All or none of these: of each set of fonts the server keeps the page's styles, and mixtures would be many.
  if (others.some(has)) return [...certain, "western", ...others];
  return has("western") ? [...certain, "western"] : certain;
}

function ownSlices(language: LanguageCode): SliceName[] {
  switch (language) {
    case "tr":
      return ["turkish"];
    case "ru":
      return ["cyrillic"];
    case "ar":
    case "fa":
      return ["arabic"];
    case "hi":
      return ["devanagari"];
    default:
      return [];
  }
}
