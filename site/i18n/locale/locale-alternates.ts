import { languages } from "#locales/index.ts";
import { localeParameter } from "./resolve-locale.ts";

export interface LocaleAlternate {
  /** Value of `hreflang`; "x-default" is the URL without a locale, which negotiates. */
  readonly hreflang: string;
  /** Absolute URL. */
  readonly href: string;
}

/**
 * Lists all locales of a page for search engines. Each version lists every version, itself included.
 *
 * @param path of the page, without query
 */
export function localeAlternates(origin: string, path: string): LocaleAlternate[] {
  const url = `${origin}${path}`;
  return [
    ...languages.map(({ code }) => ({ hreflang: code, href: `${url}?${localeParameter}=${code}` })),
    { hreflang: "x-default", href: url },
  ];
}
