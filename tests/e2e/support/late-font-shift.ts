import type { Locale } from "#locales/index.ts";

/** How far a page may shift when its web fonts come last, in CLS (docs/decisions/0014-web-fonts.md). */
export const lateFontShiftLimit = (language: Locale): number => (language === "tr" || language === "en" ? 0.02 : 0.05);
