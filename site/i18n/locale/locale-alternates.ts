import { type Locale, locales } from "#locales/index.ts";
import { localeParameter } from "./match-locale.ts";

/**
 * Lists all locales of a page for search engines, with absolute URLs. Each version lists every version, itself included;
 * "x-default" is the URL without a locale, which negotiates.
 *
 * @param path of the page, without query
 * @param written the locales that its text is written in
 */
export function localeAlternates(origin: string, path: string, written: readonly Locale[] = locales) {
  const url = `${origin}${path}`;
  return [
    ...written.map((code) => ({ hreflang: code, href: `${url}?${localeParameter}=${code}` })),
    { hreflang: "x-default", href: url },
  ];
}
