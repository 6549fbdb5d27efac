import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Locale } from "#locales/index.ts";
import { resolveLocale } from "#site/i18n/locale/resolve-locale.ts";

/** Few pairs of these headers make up most requests, so each is parsed once. No header contains a line break. */
const parsed = new LRUCache<string, Locale>({ max: 1000, memoMethod: resolve });

/** Characters of a pair. Longer ones are parsed each time: a thousand of 16 kB would fill the memory. */
const maxParsed = 2000;

function resolve(headers: string): Locale {
  const [acceptLanguage = "", cookieHeader = ""] = headers.split("\n");
  return resolveLocale({ query: null, cookieHeader, acceptLanguage });
}

/** The locale that a visitor's headers ask for; pages decide by the same function. */
export function requestLocale({ cookie = "", "accept-language": acceptLanguage = "" }: IncomingHttpHeaders): Locale {
  const headers = `${acceptLanguage}\n${cookie}`;
  return headers.length > maxParsed ? resolve(headers) : parsed.memo(headers);
}
