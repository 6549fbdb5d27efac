import emojiFile from "twemoji-colr-font/twemoji.woff2?url";
import type { Face } from "./faces/subset-faces.ts";

/** A font for a script, or for emoji. */
export interface ScriptFont {
  /** A character that every font for the script has. */
  readonly sample: string;
  readonly family: string;
  /** Loads the list of its faces; none where fonts.css has them. */
  readonly loadFaces?: () => Promise<readonly Face[]>;
  /** The language whose shapes of Han characters it has. */
  readonly language?: string;
}

const loadChinese = async () => (await import("./faces/noto-sans-sc.ts")).faces;
const loadJapanese = async () => (await import("./faces/noto-sans-jp.ts")).faces;
const loadKorean = async () => (await import("./faces/noto-sans-kr.ts")).faces;
const loadEmoji = async () => [{ url: emojiFile }];

/** Fonts for what the site's languages and their users write, besides the Latin and Cyrillic that fonts.css serves. */
export const scriptFonts: readonly ScriptFont[] = [
  { sample: "ب", family: "Vazirmatn Variable" },
  { sample: "क", family: "Noto Sans Devanagari Variable" },
  { sample: "中", family: "Noto Sans SC Variable", loadFaces: loadChinese, language: "zh" },
  { sample: "か", family: "Noto Sans JP Variable", loadFaces: loadJapanese, language: "ja" },
  { sample: "한", family: "Noto Sans KR Variable", loadFaces: loadKorean, language: "ko" },
  { sample: "😀", family: "Twemoji", loadFaces: loadEmoji },
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
