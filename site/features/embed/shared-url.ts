import { parseHttpUrl } from "#contract/http-url.ts";
import { readTarget } from "#contract/report-fields.ts";
import { localeParameter, matchLocale } from "#site/i18n/locale/match-locale.ts";

/**
 * Reads the address that an oEmbed consumer requests. Anything but a post or profile of this site is nothing:
 * tickets above all, whose address is their credential.
 *
 * @param origin the site's own; http and https are the same site in a pasted link
 */
export function parseSharedUrl(text: string, origin: string) {
  const url = parseHttpUrl(text.trim());
  const target = readTarget(url, [new URL(origin).host]);
  // The language is the one that the address itself names.
  return url && target && { ...target, language: matchLocale(url.searchParams.get(localeParameter)) };
}
