import type { IncomingHttpHeaders } from "node:http";
import type { LanguageCode } from "#locales/index.ts";
import { resolveLocale } from "#site/i18n/resolve-locale.ts";

/** The locale that a visitor's headers ask for; pages decide by the same function. */
export function requestLocale({ cookie, "accept-language": acceptLanguage }: IncomingHttpHeaders): LanguageCode {
  return resolveLocale({ query: null, cookieHeader: cookie ?? null, acceptLanguage: acceptLanguage ?? null });
}
