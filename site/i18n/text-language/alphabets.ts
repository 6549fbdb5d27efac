import type { Locale } from "#locales/index.ts";

/** A language that shares its script with others. Chinese, Japanese and Korean are recognized by script alone. */
export type AlphabeticLocale = Exclude<Locale, "ja" | "ko" | "zh">;

const basicLatin = "abcdefghijklmnopqrstuvwxyz";

/**
 * The lower-case letters that each language is written with. Most other languages have letters that these lack:
 * Azerbaijani ə, Kurmanji ê beside î, Romanian ă, Urdu ٹ, Sorani ە, Kazakh қ, Ukrainian і. Hindi and Marathi have the same.
 */
const alphabets: Readonly<Partial<Record<AlphabeticLocale, ReadonlySet<string>>>> = {
  tr: new Set(`${basicLatin}çğıöşüâîû`),
  en: new Set(basicLatin),
  de: new Set(`${basicLatin}äöüß`),
  es: new Set(`${basicLatin}áéíóúüñ`),
  fr: new Set(`${basicLatin}àâæçéèêëîïôœùûüÿ`),
  it: new Set(`${basicLatin}àèéìíîòóùú`),
  pt: new Set(`${basicLatin}áàâãçéêíóôõúü`),
  sw: new Set(basicLatin),
  ru: new Set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
  ar: new Set("ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـ"),
  fa: new Set("ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنهویۀـ"),
};

/** @returns the share of the words, from 0 to 1, that have a letter which the language is not written with */
export function foreignShare(words: readonly string[], locale: AlphabeticLocale): number {
  const alphabet = alphabets[locale];
  if (!alphabet) return 0;
  const isForeign = (letter: string) => !alphabet.has(letter) && /\p{L}/u.test(letter);
  return words.filter((word) => Array.from(word).some(isForeign)).length / words.length;
}
