import type { LanguageCode } from "#locales/index.ts";

/**
 * The letter that stands for a missing profile picture (specification, section 2, /profile): the first grapheme,
 * so that a joined emoji or an accented letter stays whole, in the language's upper case (Turkish i → İ).
 */
export function firstLetter(name: string, language: LanguageCode): string {
  const [first] = new Intl.Segmenter(language, { granularity: "grapheme" }).segment(name.trim());
  return (first?.segment ?? "").toLocaleUpperCase(language);
}
