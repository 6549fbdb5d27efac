import { type Locale, locales } from "#locales/index.ts";
import { readableLetters } from "#site/i18n/text-language/readable-letters.ts";

/** Says the language of a text, where it is one of the interface's. */
export type Detect = (text: string) => Locale | undefined;

const ofInterface = (code: string | undefined) => locales.find((locale) => locale === code);

/** franc's codes of the interface's languages. */
const threeLetters: Readonly<Record<string, string>> = {
  ...{ tur: "tr", eng: "en", arb: "ar", deu: "de", spa: "es", pes: "fa", fra: "fr", hin: "hi", ita: "it" },
  ...{ jpn: "ja", kor: "ko", por: "pt", rus: "ru", swh: "sw", cmn: "zh" },
};

const eld = ({ eld }: typeof import("eld/small")): Detect => {
  return (text) => {
    const result = eld.detect(readableLetters(text));
    return result.isReliable() ? ofInterface(result.language) : undefined;
  };
};
const tinyld =
  ({ detect }: typeof import("tinyld")): Detect =>
  (text) =>
    ofInterface(detect(readableLetters(text)));
const franc =
  ({ franc }: typeof import("franc")): Detect =>
  (text) =>
    ofInterface(threeLetters[franc(readableLetters(text))]);

/** Each is loaded when it is asked for, so that its memory can be told. The libraries see what the site's own sees. */
export const detectors: Readonly<Record<string, () => Promise<Detect>>> = {
  "the site’s own": async () => (await import("#site/i18n/text-language/detect-language.ts")).detectLanguage,
  "eld/extrasmall": async () => eld(await import("eld/extrasmall")),
  "eld/small": async () => eld(await import("eld/small")),
  "tinyld/light": async () => tinyld(await import("tinyld/light")),
  tinyld: async () => tinyld(await import("tinyld")),
  "franc-min": async () => franc(await import("franc-min")),
  franc: async () => franc(await import("franc")),
};
