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

/** The slices of site/build/font-subsets.ts whose characters stand in a page for certain, so that text never jumps. */
export function fontPreloads(language: LanguageCode, kind: PageKind): FontPreloads {
  const own = interfacePreloads(language);
  if (!turkishContent.includes(kind)) return own;
  const turkish = [{ subset: "latin" }, { subset: "turkish" }];
  return { ...own, latin: [...turkish, ...own.latin.filter(({ subset }) => subset === "cyrillic")] };
}

/** The slices of site/build/font-subsets.ts whose characters stand in every page of a language. */
function interfacePreloads(language: LanguageCode): FontPreloads {
  switch (language) {
    case "tr":
      return { latin: [{ subset: "latin" }, { subset: "turkish" }], arabic: [], devanagari: [] };
    case "ru":
      return { latin: [{ subset: "cyrillic" }], arabic: [], devanagari: [] };
    case "ar":
    case "fa":
      return { latin: [], arabic: [{ subset: "arabic" }], devanagari: [] };
    case "hi":
      return { latin: [], arabic: [], devanagari: [{ subset: "devanagari" }] };
    case "ja":
    case "ko":
    case "zh":
      // The system's faces; Latin words in between swap in when they come.
      return { latin: [], arabic: [], devanagari: [] };
    default:
      return { latin: [{ subset: "latin" }], arabic: [], devanagari: [] };
  }
}
