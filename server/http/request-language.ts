import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { LanguageCode } from "#locales/index.ts";
import { localeCookie, resolveLocale } from "#site/i18n/resolve-locale.ts";

/** Reading `Accept-Language` costs some microseconds, and a country's visitors send few different ones. */
const known = { max: 1000, length: 200 };

/** The language a visitor's headers ask for; the same decision as the pages' own (site/i18n/resolve-locale.ts). */
export function createRequestLanguage(): (headers: IncomingHttpHeaders) => LanguageCode {
  const byAcceptLanguage = new LRUCache<string, LanguageCode>({ max: known.max });
  return ({ cookie, "accept-language": acceptLanguage = "" }) => {
    if (cookie?.includes(localeCookie) || acceptLanguage.length > known.length) {
      return resolveLocale({ query: null, cookieHeader: cookie ?? null, acceptLanguage });
    }
    const remembered = byAcceptLanguage.get(acceptLanguage);
    if (remembered) return remembered;
    const language = resolveLocale({ query: null, cookieHeader: null, acceptLanguage });
    byAcceptLanguage.set(acceptLanguage, language);
    return language;
  };
}
