import { type Locale, languageOf } from "#locales/index.ts";
import { formatsOf } from "./format.ts";
import { createLink } from "./locale/link.ts";
import type { Translate } from "./translate.ts";

/** Everything that depends on the locale; the same on the server and in the browser. */
export type I18n = ReturnType<typeof createI18n>;

/** @param localeInUrl whether the page's URL has a known `?lng=`; `link` then completes internal paths with it */
export function createI18n(code: Locale, t: Translate, localeInUrl: boolean) {
  return { locale: languageOf(code), t, formats: formatsOf(code), link: createLink(code, localeInUrl) } as const;
}
