import { type LanguageCode, languages } from "#locales/index.ts";

/**
 * Finds the interface language for a BCP 47 tag as browsers, cookies and links carry it: `pt-BR` → `pt`,
 * `zh_TW` → `zh`, `EN` → `en`. Anything else is unknown and falls through to the next source.
 */
export function matchLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language.code === base)?.code;
}
