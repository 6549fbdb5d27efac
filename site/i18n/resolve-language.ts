import { fallbackLanguage, type LanguageCode } from "#locales/index.ts";
import { matchLanguage } from "./match-language.ts";

/** Name of the query parameter, the cookie and the storage key, as i18next has left them with existing visitors. */
export const languageQueryParameter = "lng";
export const languageCookie = "i18next";

export interface LanguageSources {
  readonly query: string | null;
  readonly cookieHeader: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * Decides the language of a request in the specification's order (section 9) from what the server can see:
 * `?lng=`, the cookie `i18next`, `Accept-Language`, then English. What only the browser's storage knows is
 * corrected before the first paint by site/i18n/correct-language.ts.
 */
export function resolveLanguage(sources: LanguageSources): LanguageCode {
  return (
    matchLanguage(sources.query) ??
    matchLanguage(readCookie(sources.cookieHeader, languageCookie)) ??
    matchAcceptLanguage(sources.acceptLanguage) ??
    fallbackLanguage
  );
}

function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** RFC 9110, section 12.5.4: the highest q wins, equal ones in the order given, q=0 means "not this one". */
function matchAcceptLanguage(header: string | null): LanguageCode | undefined {
  const wishes = (header ?? "")
    .slice(0, 1000) // longer than any browser sends; bounds the work a hostile header can ask for
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { language: matchLanguage(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0);
  wishes.sort((a, b) => b.quality - a.quality);
  return wishes.find((wish) => wish.language)?.language;
}
