import type { LanguageCode } from "#locales/index.ts";

/**
 * Makes the internal links of a page: where the visitor's own address names the language, each link keeps it.
 *
 * @param inAddress whether the address of the page has a known `?lng=`
 */
export function createLink(code: LanguageCode, inAddress: boolean): (path: string) => string {
  return (path) => (inAddress ? `${path}${path.includes("?") ? "&" : "?"}lng=${code}` : path);
}
