import japaneseSheet from "@fontsource-variable/noto-sans-jp/index.css?url";
import koreanSheet from "@fontsource-variable/noto-sans-kr/index.css?url";
import chineseSheet from "@fontsource-variable/noto-sans-sc/index.css?url";
import emojiSheet from "twemoji-colr-font/twemoji.css?url";

/** A font for a script, or for emoji. */
export interface ScriptFont {
  /** A character that every font for the script has. */
  readonly sample: string;
  readonly family: string;
  /** Its `@font-face` rules; none where fonts.css has them. */
  readonly sheet?: string;
  /** The language whose shapes of Han characters it has. */
  readonly language?: string;
}

/** Fonts for what the site's languages and their users write, besides the Latin and Cyrillic that fonts.css serves. */
export const scriptFonts: readonly ScriptFont[] = [
  { sample: "ب", family: "Vazirmatn Variable" },
  { sample: "क", family: "Noto Sans Devanagari Variable" },
  { sample: "中", family: "Noto Sans SC Variable", sheet: chineseSheet, language: "zh" },
  { sample: "か", family: "Noto Sans JP Variable", sheet: japaneseSheet, language: "ja" },
  { sample: "한", family: "Noto Sans KR Variable", sheet: koreanSheet, language: "ko" },
  { sample: "😀", family: "Twemoji", sheet: emojiSheet },
];

/**
 * Chooses the fonts that a device needs.
 *
 * @param language of the page, whose font draws the Han characters that it has
 */
export function chooseFonts(isMissing: (sample: string) => boolean, language: string): readonly ScriptFont[] {
  const missing = scriptFonts.filter(({ sample }) => isMissing(sample));
  return missing.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}
