import type { LanguageCode } from "#locales/index.ts";

const links = new Map<LanguageCode, (path: string) => string>();

const bare = Object.freeze((path: string) => path);

/**
 * Makes the internal links of a page: where the visitor's own address names the language, each link keeps it.
 *
 * @returns the same function each time, frozen, so that what is rendered with it can be told apart by it
 * @param inAddress whether the address of the page has a known `?lng=`
 */
export function createLink(code: LanguageCode, inAddress: boolean): (path: string) => string {
  if (!inAddress) return bare;
  const known = links.get(code);
  if (known) return known;
  const made = Object.freeze((path: string) => `${path}${path.includes("?") ? "&" : "?"}lng=${code}`);
  links.set(code, made);
  return made;
}
