import { type OwnerPage, type OwnerPageName, ownerPageLanguages, ownerPages } from "#brand/owner-pages.ts";
import type { Locale } from "#locales/index.ts";

export interface OwnerPageText {
  readonly text: OwnerPage;
  readonly language: (typeof ownerPageLanguages)[number];
  /** Whether the text is in the language of the interface. */
  readonly isOwnLanguage: boolean;
}

/** The text of a page in a language; in English where the owner has not written it in that one. */
export function ownerPageText(name: OwnerPageName, locale: Locale): OwnerPageText {
  const own = ownerPageLanguages.find((language) => language === locale);
  const language = own ?? "en";
  return { text: ownerPages[name][language], language, isOwnLanguage: own !== undefined };
}
