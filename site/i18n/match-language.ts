import type { LanguageCode } from "#locales/index.ts";
import { languageCodes } from "#locales/language-codes.ts";

/**
 * Finds the interface language for a BCP 47 tag as browsers, cookies and links carry it: `pt-BR` → `pt`,
 * `zh_TW` → `zh`, `EN` → `en`. Anything else is unknown and falls through to the next source.
 */
export function matchLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return languageCodes.find((code) => code === base);
}
