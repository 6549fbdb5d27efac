import type { Locale } from "#locales/index.ts";
import { segmenterOf } from "./truncate-text.ts";

/**
 * The letter shown instead of a missing avatar (specification, section 2, /profile): the first grapheme, so that an
 * emoji sequence or an accented letter stays whole, in the locale's upper case (Turkish i → İ).
 */
export function firstLetter(name: string, locale: Locale): string {
  const [first] = segmenterOf(locale).segment(name.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? "";
}
