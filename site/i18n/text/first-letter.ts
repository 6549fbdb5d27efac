import type { Locale } from "#locales/index.ts";

/** Two Latin characters without combining marks: the first is a whole grapheme. */
const simpleStart = /^[\u0020-\u02ff](?:[\u0020-\u02ff]|$)/;

/**
 * The letter shown instead of a missing avatar (specification, section 2, /profile): the first grapheme, so that an
 * emoji sequence or an accented letter stays whole, in the locale's upper case (Turkish i → İ).
 */
export function firstLetter(name: string, locale: Locale): string {
  const text = name.trim();
  // Creating a segmenter costs as much as rendering a component.
  const [first] = simpleStart.test(text)
    ? [{ segment: text[0] }]
    : new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(text);
  return (first?.segment ?? "").toLocaleUpperCase(locale);
}
