/** The letters of the scripts that several languages share. */
export const sharedScripts = {
  Latin: /\p{sc=Latin}/gu,
  Cyrillic: /\p{sc=Cyrillic}/gu,
  Arabic: /\p{sc=Arabic}/gu,
  Devanagari: /\p{sc=Devanagari}/gu,
};

export type SharedScript = keyof typeof sharedScripts;

const sharedNames = Object.keys(sharedScripts) as SharedScript[];

const anyLetters = /\p{L}/gu;
const hangulLetters = /\p{sc=Hangul}/gu;
const kanaLetters = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const chineseLetters = /\p{sc=Han}/gu;

/** Letters of an alphabet that a syllable or a Chinese character stands for. */
const syllable = 3;

/** Part of a text in its main script; one that is half in another has none. */
const majority = 0.6;

/** Kana beside Chinese characters: Japanese headlines have a few; a Chinese joke has a single の. */
const kanaInJapanese = 0.1;

/** The script that most of a text is written in; Japanese and Korean with their Chinese characters. */
export function mainScript(text: string): SharedScript | "Japanese" | "Hangul" | "Chinese" | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [hangul, kana, chinese] = [count(hangulLetters), count(kanaLetters), count(chineseLetters)];
  const all = count(anyLetters) + (syllable - 1) * (hangul + kana + chinese);
  const isMain = (letters: number) => letters > 0 && letters >= all * majority;
  if (kana > chinese * kanaInJapanese && isMain(syllable * (kana + chinese))) return "Japanese";
  if (hangul > chinese && isMain(syllable * (hangul + chinese))) return "Hangul";
  if (isMain(syllable * chinese)) return "Chinese";
  return sharedNames.find((name) => isMain(count(sharedScripts[name])));
}
