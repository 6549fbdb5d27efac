import { type Language, type LanguageCode, languageOf } from "#locales/index.ts";
import { type Formats, formatsOf } from "./format.ts";
import { createLink } from "./link.ts";
import type { Translate } from "./translate.ts";

/** What turns data into words in one locale: the same on the server and in the browser. */
export interface I18n {
  readonly locale: Language;
  readonly t: Translate;
  readonly formats: Formats;
  /** An internal path, with the locale kept in it where the page's own URL names it. */
  readonly link: (path: string) => string;
}

/** @param localeInUrl whether the page's URL has a known `?lng=` */
export function createI18n(code: LanguageCode, t: Translate, localeInUrl: boolean): I18n {
  return { locale: languageOf(code), t, formats: formatsOf(code), link: createLink(code, localeInUrl) };
}
