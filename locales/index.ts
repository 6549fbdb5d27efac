/**
 * All interface languages (specification, section 9), in the order of the language picker: Turkish, English, then the
 * others by code. To add one, add a line here and a JSON file; the compiler then asks for it in messages.ts.
 */
export const languages = [
  { code: "tr", name: "Türkçe", direction: "ltr", openGraphLocale: "tr_TR" },
  { code: "en", name: "English", direction: "ltr", openGraphLocale: "en_US" },
  { code: "ar", name: "العربية", direction: "rtl", openGraphLocale: "ar_AR" },
  { code: "de", name: "Deutsch", direction: "ltr", openGraphLocale: "de_DE" },
  { code: "es", name: "Español", direction: "ltr", openGraphLocale: "es_ES" },
  { code: "fa", name: "فارسی", direction: "rtl", openGraphLocale: "fa_IR" },
  { code: "fr", name: "Français", direction: "ltr", openGraphLocale: "fr_FR" },
  { code: "hi", name: "हिन्दी", direction: "ltr", openGraphLocale: "hi_IN" },
  { code: "it", name: "Italiano", direction: "ltr", openGraphLocale: "it_IT" },
  { code: "ja", name: "日本語", direction: "ltr", openGraphLocale: "ja_JP" },
  { code: "ko", name: "한국어", direction: "ltr", openGraphLocale: "ko_KR" },
  { code: "pt", name: "Português", direction: "ltr", openGraphLocale: "pt_BR" },
  { code: "ru", name: "Русский", direction: "ltr", openGraphLocale: "ru_RU" },
  { code: "sw", name: "Kiswahili", direction: "ltr", openGraphLocale: "sw_KE" },
  { code: "zh", name: "中文", direction: "ltr", openGraphLocale: "zh_CN" },
] as const;

export type Language = (typeof languages)[number];
export type Locale = Language["code"];

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
