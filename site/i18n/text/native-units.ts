import type { Locale } from "#locales/index.ts";

/** What Intl writes beside the number of a unit, and what a reader of the language expects there. */
const mends: Partial<Readonly<Record<Locale, readonly [written: RegExp, expected: string]>>> = {
  ar: [/^خلال /, "بعد "], // "within 3 days" → "in 3 days"
  hi: [/ में$/, " बाद"], // "within 3 days" → "in 3 days"
  ja: [/ /g, ""], // "3 日後" → "3日後", as in every Japanese message
};

/** A number with its unit as Intl formats it, such as "3 日後" or "7 か月", in the words that the language's readers use. */
export function nativeUnits(formatted: string, locale: Locale): string {
  const mend = mends[locale];
  return mend ? formatted.replace(...mend) : formatted;
}
