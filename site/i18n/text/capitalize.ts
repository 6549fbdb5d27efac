import type { Locale } from "#locales/index.ts";
import { firstLetter } from "./first-letter.ts";

/** A text that stands alone, such as a date on a line of its own: with its first letter in the locale's upper case. */
export function capitalize(text: string, locale: Locale): string {
  const first = firstLetter(text, locale);
  return first + text.slice(first.length);
}
