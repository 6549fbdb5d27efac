/**
 * The codes of the interface languages in the order of index.ts, for the script in every page's head: their names and
 * directions would make it three times as long.
 */
export const languageCodes = [
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
