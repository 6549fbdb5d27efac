import { basename } from "node:path";
import type { Locale } from "#locales/index.ts";

/** A font family from an npm package, split into subsets that are loaded when a text needs them. */
export interface CardFontFamily {
  readonly name: string;
  readonly package: string;
  /** Path of a subset within the package, by its key in the package's unicode.json. */
  readonly file: (subset: string) => string;
  /** The subsets to use; all of the package by default. */
  readonly subsets?: readonly string[];
}

const variable = (name: string, fontsource: string, subsets?: readonly string[]): CardFontFamily => ({
  name,
  package: fontsource,
  file: (subset) => `files/${basename(fontsource)}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`,
  ...(subsets && { subsets }),
});

/** The site's own families, then Noto Sans for what they lack: Greek, Vietnamese, Azeri, Kazakh… */
const text = [
  variable("Onest", "@fontsource-variable/onest", ["latin", "latin-ext", "cyrillic", "cyrillic-ext"]),
  variable("Vazirmatn", "@fontsource-variable/vazirmatn", ["arabic"]),
  variable("Noto Sans Devanagari", "@fontsource-variable/noto-sans-devanagari", ["devanagari"]),
  variable("Noto Sans", "@fontsource-variable/noto-sans"),
];

const chinese = variable("Noto Sans SC", "@fontsource-variable/noto-sans-sc");
const japanese = variable("Noto Sans JP", "@fontsource-variable/noto-sans-jp");
const korean = variable("Noto Sans KR", "@fontsource-variable/noto-sans-kr");

/** Color glyphs in COLR version 0, the only version that Takumi renders. */
export const emojiFont = {
  name: "Twemoji",
  package: "twemoji-colr-font",
  file: "twemoji.woff2",
  /** Without arrows (U+2190 to U+21FF), which most people use as text. */
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
 * The families for a text, in order of preference. Han characters look different in Chinese, Japanese and Korean; the
 * other characters of the text decide which font is used, then the locale.
 */
export function cardFontFamilies(cardText: string, locale: Locale): readonly CardFontFamily[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(cardText);
  const isKorean = /\p{Script=Hangul}/u.test(cardText);
  if (isJapanese || (locale === "ja" && !isKorean)) return [...text, japanese, chinese, korean];
  if (isKorean || locale === "ko") return [...text, korean, chinese, japanese];
  return [...text, chinese, japanese, korean];
}

/** Whether a text needs the emoji font: pictographs, flags and keycaps. */
export function hasEmoji(cardText: string): boolean {
  return /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u.test(cardText);
}
