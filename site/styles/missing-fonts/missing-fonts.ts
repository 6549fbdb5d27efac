import emojiFile from "twemoji-colr-font/twemoji.woff2?url";
import type { Face } from "./faces/subset-faces.ts";
import type { Sample } from "./samples.ts";

/** A font for a script, or for emoji. */
interface ScriptFont {
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

export const scriptFonts: Readonly<Record<Sample, ScriptFont>> = {
  ب: { family: "Vazirmatn Variable" },
  क: { family: "Noto Sans Devanagari Variable" },
  中: { family: "Noto Sans SC Variable", loadFaces: loadChinese, language: "zh" },
  か: { family: "Noto Sans JP Variable", loadFaces: loadJapanese, language: "ja" },
  한: { family: "Noto Sans KR Variable", loadFaces: loadKorean, language: "ko" },
  "😀": { family: "Twemoji", loadFaces: loadEmoji },
};

/**
 * Chooses the fonts that a device needs.
 *
 * @param missing what it draws as boxes
 * @param language of the page, whose font draws the Han characters that it has
 */
export function chooseFonts(missing: readonly Sample[], language: string): readonly ScriptFont[] {
  const fonts = missing.map((sample) => scriptFonts[sample]);
  return fonts.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}

/** Adds the fonts that a device needs to the page, behind all others. */
export async function addFonts(missing: readonly Sample[]): Promise<void> {
  const { documentElement: root, fonts: fontSet } = document;
  const fonts = chooseFonts(missing, root.lang);
  root.style.setProperty("--font-missing", fonts.map(({ family }) => `"${family}"`).join());
  await Promise.all(
    fonts.map(async ({ family, loadFaces }) => {
      for (const { url, ...descriptors } of (await loadFaces?.()) ?? []) {
        fontSet.add(new FontFace(family, `url(${url}) format("woff2")`, { display: "swap", ...descriptors }));
      }
    }),
  );
}
