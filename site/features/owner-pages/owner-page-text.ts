import { type OwnerPageName, ownerPageLanguages, ownerPages } from "#brand/owner-pages.ts";
import type { Locale } from "#locales/index.ts";

export type OwnerPageText = ReturnType<typeof ownerPageText>;

/** The text of a page in a language; in English where the owner has not written it in that one. */
export function ownerPageText(name: OwnerPageName, locale: Locale) {
  // In the language of the interface.
  const own = ownerPageLanguages.find((language) => language === locale);
  const language = own ?? "en";
  return { text: ownerPages[name][language], language, isOwnLanguage: own !== undefined };
}
