import type { LanguageCode } from "#locales/index.ts";

type Preload = { subset: string }[];

/** The slices of site/build/font-subsets.ts whose characters stand in every page of a language. */
export function fontPreloads(language: LanguageCode): Record<"latin" | "arabic" | "devanagari", Preload> {
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
