import { languages } from "#locales/index.ts";
import { languageQueryParameter } from "./resolve-language.ts";

export interface LanguageAlternate {
  /** As `hreflang` takes it; "x-default" is the bare address, which negotiates. */
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/**
 * Every version of a page, the page itself included, as search engines want them listed by each version.
 *
 * @param path of the page, without query
 */
export function languageAlternates(origin: string, path: string): LanguageAlternate[] {
  const address = `${origin}${path}`;
  return [
    ...languages.map(({ code }) => ({ hreflang: code, href: `${address}?${languageQueryParameter}=${code}` })),
    { hreflang: "x-default", href: address },
  ];
}
