import type { LanguageCode } from "#locales/index.ts";

const plainStart = /^[\u0020-\u02ff](?:[\u0020-\u02ff]|$)/;

/**
 * The letter that stands for a missing profile picture (specification, section 2, /profile): the first grapheme,
 * so that a joined emoji or an accented letter stays whole, in the language's upper case (Turkish i → İ).
 */
export function firstLetter(name: string, language: LanguageCode): string {
  const text = name.trim();
  // Two plain letters at the start are two graphemes; to find that out costs as much as rendering a component.
  const [first] = plainStart.test(text)
    ? [{ segment: text[0] }]
    : new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text);
  return (first?.segment ?? "").toLocaleUpperCase(language);
}
