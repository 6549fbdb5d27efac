import japanese from "@fontsource-variable/noto-sans-jp/index.css?url";
import korean from "@fontsource-variable/noto-sans-kr/index.css?url";
import chinese from "@fontsource-variable/noto-sans-sc/index.css?url";
import emoji from "./emoji.css?url";
import type { Sample } from "./samples.ts";

/** A font for a script, or for emoji. */
interface ScriptFont {
  readonly family: string;
  /** URL of its package's style sheet; none where fonts.css has its faces. */
  readonly sheet?: string;
  /** The language whose shapes of Han characters it has. */
  readonly language?: string;
}

const scriptFonts: Readonly<Record<Sample, ScriptFont>> = {
  ب: { family: "Vazirmatn Variable" },
  क: { family: "Noto Sans Devanagari Variable" },
  中: { family: "Noto Sans SC Variable", sheet: chinese, language: "zh" },
  か: { family: "Noto Sans JP Variable", sheet: japanese, language: "ja" },
  한: { family: "Noto Sans KR Variable", sheet: korean, language: "ko" },
  "😀": { family: "Twemoji", sheet: emoji },
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
export function addFonts(missing: readonly Sample[]): void {
  const { documentElement: root, head } = document;
  const fonts = chooseFonts(missing, root.lang);
  root.style.setProperty("--font-missing", fonts.map(({ family }) => `"${family}"`).join());
  for (const { sheet } of fonts) {
    if (sheet) head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
  }
}
