import { type Language, type Locale, languageOf } from "#locales/index.ts";
import { type Formats, formatsOf } from "./format.ts";
import { createLink } from "./locale/link.ts";
import type { Translate } from "./translate.ts";

/** Everything that depends on the locale; the same on the server and in the browser. */
export interface I18n {
  readonly locale: Language;
  readonly t: Translate;
  readonly formats: Formats;
  /** Completes an internal path with `?lng=` where the page's own URL names the locale. */
  readonly link: (path: string) => string;
}

/** @param localeInUrl whether the page's URL has a known `?lng=` */
export function createI18n(code: Locale, t: Translate, localeInUrl: boolean): I18n {
  return { locale: languageOf(code), t, formats: formatsOf(code), link: createLink(code, localeInUrl) };
}
