import { brand } from "#brand/brand.ts";
import type { LanguageCode } from "#locales/index.ts";

/**
 * Reads texts in the format of i18next's files, on the server and in the browser: `{{name}}` placeholders,
 * `{{count, number}}` written in the language's digits, plural forms by `count`. i18next itself would cost 15 kB on a
 * page that has ten texts, and half of the time that making a post's view takes. A value is put in as it is: escaping
 * is React's work, and a value is never a template.
 *
 * @param texts by their whole keys; plural forms are siblings, as in locales/*.json
 */
export function createMessageFormatter(texts: Readonly<Record<string, string>>, language: LanguageCode) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const form = typeof values.count === "number" ? texts[`${key}_${plural.select(values.count)}`] : undefined;
    const text = form ?? texts[key] ?? texts[`${key}_other`] ?? key;
    const given: typeof values = { brand: brand.name, ...values };
    return text.replace(/\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g, (_, name: string, asNumber: string | undefined) => {
      const value = given[name] ?? "";
      return asNumber && typeof value === "number" ? number.format(value) : String(value);
    });
  };
}
