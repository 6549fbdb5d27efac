import { parseAccept } from "hono/utils/accept";
import { parse } from "hono/utils/cookie";
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
 * the cookie `i18next`, `Accept-Language`, then English. site/i18n/locale/correct-locale.ts corrects it in the browser where
 * only storage knows the visitor's choice.
 */
export function resolveLocale(sources: LocaleSources): Locale {
  return (
    matchLocale(sources.query) ??
    matchLocale(parse(sources.cookieHeader ?? "", localeCookie)[localeCookie]) ??
    matchAcceptLanguage(sources.acceptLanguage) ??
    fallbackLocale
  );
}

/** RFC 9110, section 12.5.4: the highest q wins, equal ones in order of appearance; q=0 excludes a language. */
function matchAcceptLanguage(header: string | null): Locale | undefined {
  for (const { type, q } of parseAccept((header ?? "").slice(0, maxAcceptLanguage))) {
    const locale = q > 0 ? matchLocale(type) : undefined;
    if (locale) return locale;
  }
  return undefined;
}
