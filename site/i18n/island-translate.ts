import { brand } from "#brand/brand.ts";
import type { LanguageCode } from "#locales/index.ts";
import type { IslandTexts } from "./island-texts.ts";
import type { Translate } from "./translate.ts";

/**
 * Gives the texts of an island in the browser, by the same rules as site/i18n/translate.ts on the server:
 * `{{name}}` placeholders, `{{count, number}}` written in the language's digits, plural forms by `count`.
 * i18next itself would cost 15 kB on a page that has ten texts.
 */
export function createIslandTranslate(texts: IslandTexts, language: LanguageCode): Translate {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? texts[`${key}_${plural.select(values.count)}`] : undefined;
    const text = form ?? texts[key] ?? texts[`${key}_other`] ?? key;
    const given: typeof values = { brand: brand.name, ...values };
    return text.replace(/\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g, (_, name: string, asNumber: string | undefined) => {
      const value = given[name] ?? "";
      return asNumber && typeof value === "number" ? number.format(value) : String(value);
    });
  };
}
