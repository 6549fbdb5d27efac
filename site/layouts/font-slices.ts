import type { LanguageCode } from "#locales/index.ts";
import type { PageKind } from "#site/page-kind.ts";

/** Names of slices in site/build/font-subsets.ts. */
export type SliceName = "latin" | "western" | "turkish" | "latin-extended" | "cyrillic" | "arabic" | "devanagari";

interface PageSlices {
  /** Whose characters stand in the page for certain. */
  readonly preloaded: readonly SliceName[];
  /** Whose characters may stand in it. */
  readonly others: readonly SliceName[];
}

/** Pages whose content is the app's: any script may come, Turkish for certain, whatever the language around it. */
const appContent: readonly PageKind[] = ["post", "profile", "ticket"];

/** The slices a page needs. Every page has Latin letters or digits. */
export function slicesOf(language: LanguageCode, kind: PageKind): PageSlices {
  const own: SliceName[] = ["latin", ...ownSlices(language)];
  if (!appContent.includes(kind)) return { preloaded: own, others: [] };
  const preloaded: SliceName[] = [...new Set<SliceName>([...own, "turkish"])];
  const all: SliceName[] = ["western", "latin-extended", "cyrillic", "arabic", "devanagari"];
  return { preloaded, others: all.filter((name) => !preloaded.includes(name)) };
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
