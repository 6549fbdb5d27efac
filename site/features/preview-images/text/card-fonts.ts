import type { Locale } from "#locales/index.ts";

/** A font family from an npm package, split into subsets that are loaded when a text needs them. */
export interface CardFontFamily {
  readonly name: string;
  readonly package: string;
  /** The subsets to use; all of the package by default. */
  readonly subsets?: readonly string[];
}

/** The site's own families, then Noto Sans for what they lack: Greek, Vietnamese, Azeri, Kazakh… */
const text: readonly CardFontFamily[] = [
  {
    name: "Onest",
    package: "@fontsource-variable/onest",
    subsets: ["latin", "latin-ext", "cyrillic", "cyrillic-ext"],
  },
  { name: "Vazirmatn", package: "@fontsource-variable/vazirmatn", subsets: ["arabic"] },
  { name: "Noto Sans Devanagari", package: "@fontsource-variable/noto-sans-devanagari", subsets: ["devanagari"] },
  { name: "Noto Sans", package: "@fontsource-variable/noto-sans" },
];

const chinese = { name: "Noto Sans SC", package: "@fontsource-variable/noto-sans-sc" };
const japanese = { name: "Noto Sans JP", package: "@fontsource-variable/noto-sans-jp" };
const korean = { name: "Noto Sans KR", package: "@fontsource-variable/noto-sans-kr" };

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
