import type { Locale } from "#locales/index.ts";

/** A text that stands alone, such as a date on a line of its own: with its first letter in the locale's upper case. */
export function capitalize(text: string, locale: Locale): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
