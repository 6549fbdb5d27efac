import type { Locale } from "#locales/index.ts";

/**
 * Creates the function that completes a page's internal links: where the page's own URL names the locale, its links
 * keep it.
 *
 * @param localeInUrl whether the page's URL has a known `?lng=`
 */
export function createLink(code: Locale, localeInUrl: boolean): (path: string) => string {
  if (!localeInUrl) return (path) => path;
  return (path) => `${path}${path.includes("?") ? "&" : "?"}lng=${code}`;
}
