import { type LegalPageName, legalPageLanguages, legalPages } from "#brand/legal-pages.ts";
import type { Locale } from "#locales/index.ts";

export type LegalPageText = ReturnType<typeof legalPageText>;

/** The text of a page in a language; in English where the owner has not written it in that one. */
export function legalPageText(name: LegalPageName, locale: Locale) {
  // In the language of the interface.
  const own = legalPageLanguages.find((language) => language === locale);
  const language = own ?? "en";
  return { text: legalPages[name][language], language, isOwnLanguage: own !== undefined };
}
