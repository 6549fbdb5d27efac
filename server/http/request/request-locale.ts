import type { IncomingHttpHeaders } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { fallbackLocale, type Locale } from "#locales/index.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";

/** Name of the cookie: i18next's, which visitors have. */
const localeCookie = "i18next";

/** Characters of `Accept-Language` that are parsed: more than any browser sends, few enough to bound the work. */
const maxAcceptLanguage = 1000;

/** Few pairs of these headers make up most requests, so each is parsed once. No header contains a line break. */
const parsed = new LRUCache<string, Locale>({ max: 1000, memoMethod: resolve });

/** Characters of a pair. Longer ones are parsed each time: a thousand of 16 kB would fill the memory. */
const maxParsed = 2000;

/**
 * The locale that a visitor's headers ask for, in the specification's order (section 9), as far as the server can see it: the cookie
 * `i18next`, `Accept-Language`, then English. `?lng=` comes before them (server/web/read-site-request.ts), and
 * site/i18n/locale/correct-locale.ts corrects it in the browser where only storage knows the visitor's choice.
 */
export function requestLocale({ cookie = "", "accept-language": acceptLanguage = "" }: IncomingHttpHeaders): Locale {
  const headers = `${acceptLanguage}\n${cookie}`;
  return headers.length > maxParsed ? resolve(headers) : parsed.memo(headers);
}

function resolve(headers: string): Locale {
  const [acceptLanguage = "", cookie = ""] = headers.split("\n");
  return (
    matchLocale(parse(cookie, localeCookie)[localeCookie]) ?? matchAcceptLanguage(acceptLanguage) ?? fallbackLocale
  );
}

/** RFC 9110, section 12.5.4: the highest q wins, equal ones in order of appearance; q=0 excludes a language. */
function matchAcceptLanguage(header: string): Locale | undefined {
  for (const { type, q } of parseAccept(header.slice(0, maxAcceptLanguage))) {
    const locale = q > 0 ? matchLocale(type) : undefined;
    if (locale) return locale;
  }
  return undefined;
}
