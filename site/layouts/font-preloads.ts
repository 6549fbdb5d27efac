import type { LanguageCode } from "#locales/index.ts";
import type { PageKind } from "#site/page-kind.ts";

type Preload = { subset: string }[];

interface FontPreloads {
  readonly latin: Preload;
  readonly arabic: Preload;
  readonly devanagari: Preload;
}

/** Pages whose content is the app's, Turkish for the most part, whatever the language around it. */
const turkishContent: readonly PageKind[] = ["post", "profile", "ticket"];

/**
 * The slices of site/build/font-subsets.ts whose characters stand in a page for certain: a face that is not there
 * when the page is painted is not shown on it at all (docs/decisions/0012-first-view.md). Every page has Latin
 * letters or digits.
 */
export function fontPreloads(language: LanguageCode, kind: PageKind): FontPreloads {
  const subsets = (wanted: boolean, subset: string): Preload => (wanted ? [{ subset }] : []);
  return {
    latin: [
      { subset: "latin" },
      ...subsets(language === "tr" || turkishContent.includes(kind), "turkish"),
      ...subsets(language === "ru", "cyrillic"),
    ],
    arabic: subsets(language === "ar" || language === "fa", "arabic"),
    devanagari: subsets(language === "hi", "devanagari"),
  };
}
