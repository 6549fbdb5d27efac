/**
 * All interface languages (specification, section 9), in the order of the language picker: Turkish, English, then the
 * others by code. To add one, add a line here and a JSON file; the compiler then asks for it in messages.ts.
 *
 * `script` is the ISO 15924 code of its writing system, which decides about letter spacing and line heights
 * (site/styles/tokens.css). Fonts are chosen by character (site/styles/fonts.css).
 */
export const languages = [
  { code: "tr", name: "Türkçe", script: "Latn", direction: "ltr", openGraphLocale: "tr_TR" },
  { code: "en", name: "English", script: "Latn", direction: "ltr", openGraphLocale: "en_US" },
  { code: "ar", name: "العربية", script: "Arab", direction: "rtl", openGraphLocale: "ar_AR" },
  { code: "de", name: "Deutsch", script: "Latn", direction: "ltr", openGraphLocale: "de_DE" },
  { code: "es", name: "Español", script: "Latn", direction: "ltr", openGraphLocale: "es_ES" },
  { code: "fa", name: "فارسی", script: "Arab", direction: "rtl", openGraphLocale: "fa_IR" },
  { code: "fr", name: "Français", script: "Latn", direction: "ltr", openGraphLocale: "fr_FR" },
  { code: "hi", name: "हिन्दी", script: "Deva", direction: "ltr", openGraphLocale: "hi_IN" },
  { code: "it", name: "Italiano", script: "Latn", direction: "ltr", openGraphLocale: "it_IT" },
  { code: "ja", name: "日本語", script: "Jpan", direction: "ltr", openGraphLocale: "ja_JP" },
  { code: "ko", name: "한국어", script: "Kore", direction: "ltr", openGraphLocale: "ko_KR" },
  { code: "pt", name: "Português", script: "Latn", direction: "ltr", openGraphLocale: "pt_BR" },
  { code: "ru", name: "Русский", script: "Cyrl", direction: "ltr", openGraphLocale: "ru_RU" },
  { code: "sw", name: "Kiswahili", script: "Latn", direction: "ltr", openGraphLocale: "sw_KE" },
  { code: "zh", name: "中文", script: "Hans", direction: "ltr", openGraphLocale: "zh_CN" },
] as const;

export type Language = (typeof languages)[number];
export type Locale = Language["code"];
export type Script = Language["script"];

/** The codes of all interface languages, in the order of the list. */
export const locales: readonly Locale[] = languages.map(({ code }) => code);

/** Used when the request names no known language (specification, section 2). */
export const fallbackLocale: Locale = "en";

/** Returns the list's entry for a language code. */
export function languageOf(code: Locale): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`"${code}" is not in the language list`);
  return language;
}
