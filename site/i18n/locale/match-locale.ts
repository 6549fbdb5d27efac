import { type Locale, locales } from "#locales/index.ts";

/** Name of the query parameter: i18next's, which existing links have. */
export const localeParameter = "lng";

/**
 * Finds the locale for a language tag from a browser, cookie or link: `pt-BR` → `pt`, `zh_TW` → `zh`, `EN` → `en`. Sentences put
 * marks behind a link: `tr.` → `tr`.
 *
 * @returns `undefined` for languages that the site does not have
 */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const base = tag
    .trim()
    .toLowerCase()
    .split(/[^a-z]/, 1)[0];
  return locales.find((code) => code === base);
}
