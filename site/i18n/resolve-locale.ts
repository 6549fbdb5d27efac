import { fallbackLocale, type Locale } from "#locales/index.ts";
import { matchLocale } from "./match-locale.ts";

/** Names of the query parameter and the cookie: i18next's, which existing links and visitors have. */
export const localeParameter = "lng";
const localeCookie = "i18next";

/** Characters of `Accept-Language` that are parsed: more than any browser sends, few enough to bound the work. */
const maxAcceptLanguage = 1000;

export interface LocaleSources {
  /** Value of `?lng=`. */
  readonly query: string | null;
  readonly cookieHeader: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * Decides the locale of a request in the specification's order (section 9), as far as the server can see it: `?lng=`,
 * the cookie `i18next`, `Accept-Language`, then English. site/i18n/correct-locale.ts corrects it in the browser where
 * only storage knows the visitor's choice.
 */
export function resolveLocale(sources: LocaleSources): Locale {
  return (
    matchLocale(sources.query) ??
    matchLocale(readCookie(sources.cookieHeader, localeCookie)) ??
    matchAcceptLanguage(sources.acceptLanguage) ??
    fallbackLocale
  );
}

function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** RFC 9110, section 12.5.4: the highest q wins, equal ones in order of appearance; q=0 excludes a language. */
function matchAcceptLanguage(header: string | null): Locale | undefined {
  const ranges = (header ?? "")
    .slice(0, maxAcceptLanguage)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { locale: matchLocale(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0);
  ranges.sort((a, b) => b.quality - a.quality);
  return ranges.find(({ locale }) => locale)?.locale;
}
