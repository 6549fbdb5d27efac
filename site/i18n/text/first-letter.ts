import type { Locale } from "#locales/index.ts";

/** Two Latin characters without combining marks: the first is a whole grapheme. */
const simpleStart = /^[\u0020-\u02ff](?:[\u0020-\u02ff]|$)/;

/**
 * The letter shown instead of a missing avatar (specification, section 2, /profile): the first grapheme, so that an
 * emoji sequence or an accented letter stays whole, in the locale's upper case (Turkish i → İ).
 */
export function firstLetter(name: string, locale: Locale): string {
  return firstGrapheme(name.trim(), locale).toLocaleUpperCase(locale);
}

function firstGrapheme(text: string, locale: Locale): string {
  const [character = ""] = text;
  // Creating a segmenter costs as much as rendering a component; Firefox has one since version 125 only.
  if (simpleStart.test(text) || !("Segmenter" in Intl)) return character;
  const [first] = new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(text);
  return first?.segment ?? "";
}
