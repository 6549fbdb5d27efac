/**
 * The codes of all interface languages (specification, section 9), in the order of the language picker: Turkish,
 * English, then the others by code. To add one, add it here; the compiler then asks for its entry below and for its
 * JSON file in messages.ts.
 */
export const locales = [
  "tr",
  "en",
  "ar",
  "de",
  "es",
  "fa",
  "fr",
  "hi",
  "it",
  "ja",
  "ko",
  "pt",
  "ru",
  "sw",
  "zh",
] as const;

export type Locale = (typeof locales)[number];

/** ISO 15924 codes of writing systems. They decide about letter spacing and line heights (site/styles/tokens.css). */
export type Script = "Arab" | "Cyrl" | "Deva" | "Hans" | "Jpan" | "Kore" | "Latn";

export interface Language {
  readonly code: Locale;
  /** In the language itself. */
  readonly name: string;
  readonly script: Script;
  readonly direction: "ltr" | "rtl";
  readonly openGraphLocale: string;
  /** Whether a number follows what it counts, where the two stand beside each other: "wafuasi 12". */
  readonly numberLast?: true;
}

const entries: Readonly<Record<Locale, Omit<Language, "code">>> = {
  tr: { name: "Türkçe", script: "Latn", direction: "ltr", openGraphLocale: "tr_TR" },
  en: { name: "English", script: "Latn", direction: "ltr", openGraphLocale: "en_US" },
  ar: { name: "العربية", script: "Arab", direction: "rtl", openGraphLocale: "ar_AR" },
  de: { name: "Deutsch", script: "Latn", direction: "ltr", openGraphLocale: "de_DE" },
  es: { name: "Español", script: "Latn", direction: "ltr", openGraphLocale: "es_ES" },
  fa: { name: "فارسی", script: "Arab", direction: "rtl", openGraphLocale: "fa_IR" },
  fr: { name: "Français", script: "Latn", direction: "ltr", openGraphLocale: "fr_FR" },
  hi: { name: "हिन्दी", script: "Deva", direction: "ltr", openGraphLocale: "hi_IN" },
  it: { name: "Italiano", script: "Latn", direction: "ltr", openGraphLocale: "it_IT" },
  ja: { name: "日本語", script: "Jpan", direction: "ltr", openGraphLocale: "ja_JP" },
  ko: { name: "한국어", script: "Kore", direction: "ltr", openGraphLocale: "ko_KR" },
  pt: { name: "Português", script: "Latn", direction: "ltr", openGraphLocale: "pt_BR" },
  ru: { name: "Русский", script: "Cyrl", direction: "ltr", openGraphLocale: "ru_RU" },
  sw: { name: "Kiswahili", script: "Latn", direction: "ltr", openGraphLocale: "sw_KE", numberLast: true },
  zh: { name: "中文", script: "Hans", direction: "ltr", openGraphLocale: "zh_CN" },
};

/** All interface languages. Marked as pure, so that scripts that need the codes alone are bundled without names. */
export const languages: readonly Language[] = /* @__PURE__ */ locales.map((code) => ({ code, ...entries[code] }));

/** Used when the request names no known language (specification, section 2). */
export const fallbackLocale: Locale = "en";

/** Returns the entry of a language. */
export function languageOf(code: Locale): Language {
  return { code, ...entries[code] };
}
