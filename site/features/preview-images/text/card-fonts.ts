import type { LanguageCode } from "#locales/index.ts";

/** A family of the shipped font packages, in slices that are loaded when a text has one of their characters. */
export interface CardFontFamily {
  readonly name: string;
  readonly package: string;
  /** File of a slice within the package, by its key in the package's unicode.json. */
  readonly file: (slice: string) => string;
  /** The slices to choose from; all that the package has where not given. */
  readonly slices?: readonly string[];
}

const variable = (name: string, folder: string, slices?: readonly string[]): CardFontFamily => ({
  name,
  package: `@fontsource-variable/${folder}`,
  file: (slice) => `files/${folder}-${slice.replace(/[[\]]/g, "")}-wght-normal.woff2`,
  ...(slices && { slices }),
});

/** The site's own families first, then one that has what they lack: Greek, Vietnamese, Azeri, Kazakh… */
const text = [
  variable("Onest", "onest", ["latin", "latin-ext", "cyrillic", "cyrillic-ext"]),
  variable("Vazirmatn", "vazirmatn", ["arabic"]),
  variable("Noto Sans Devanagari", "noto-sans-devanagari", ["devanagari"]),
  variable("Noto Sans", "noto-sans"),
];

const chinese = variable("Noto Sans SC", "noto-sans-sc");
const japanese = variable("Noto Sans JP", "noto-sans-jp");
const korean = variable("Noto Sans KR", "noto-sans-kr");

/** Drawn from layers (COLR version 0), which the drawing engine reads; it reads no COLR version 1. */
export const emojiFont = {
  name: "Twemoji",
  package: "twemoji-colr-font",
  file: "twemoji.woff2",
  /** Without the arrows (U+2190 to U+21FF), which are letters to most who write them. */
  unicodeRange: [
    [0x23, 0xae],
    [0x200d, 0x2139],
    [0x231a, 0x3299],
    [0xfe0f, 0xfe0f],
    [0x1f000, 0x1faff],
    [0xe0020, 0xe007f],
  ] as [number, number][],
};

/**
 * The families in the order in which they are asked for a character. The same Han character is written differently
 * in China, Japan and Korea: what else stands in the text decides, else the page's language.
 */
export function cardFontFamilies(drawn: string, language: LanguageCode): readonly CardFontFamily[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(drawn);
  const isKorean = /\p{Script=Hangul}/u.test(drawn);
  if (isJapanese || (language === "ja" && !isKorean)) return [...text, japanese, chinese, korean];
  if (isKorean || language === "ko") return [...text, korean, chinese, japanese];
  return [...text, chinese, japanese, korean];
}

/** Whether a text needs the emoji font: pictographs, flags and keycaps. */
export function hasEmoji(drawn: string): boolean {
  return /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u.test(drawn);
}
