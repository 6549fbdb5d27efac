/** Whether any character of a text is seen. */
export const hasWords = (text: string | undefined): text is string => !!text && /[^\p{Z}\p{C}]/u.test(text);

/** Whether a text has letters that need higher lines. */
export const isTallScript = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);

/** Scripts whose characters are about as wide as they are high, twice the width of a Latin letter. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/** Font sizes in pixels by the length of a text in half ems and its number of lines, for a card of 1200 × 630. */
const steps = [
  { upTo: 24, lines: 2, size: 108 },
  { upTo: 52, lines: 3, size: 84 },
  { upTo: 100, lines: 4, size: 66 },
  { upTo: 160, lines: 4, size: 54 },
  { upTo: 220, lines: 5, size: 46 },
] as const;

/** Pixels of a line. */
const lineWidth = 1072;

const smallest = 40;

/** Few emoji alone are larger than any letter. */
const emojiSize = 180;
export const onlyEmoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s){1,24}$/u;

/** How long a text is, in half ems. */
export function halfEms(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

/** The largest font size, in pixels, at which a text fits on a text card. */
export function cardTextSize(text: string): number {
  const lengths = text.split("\n").map(halfEms);
  if (onlyEmoji.test(text) && (Math.max(...lengths) * emojiSize) / 2 < lineWidth) return emojiSize;
  const length = lengths.reduce((sum, line) => sum + line, 0);
  const linesAt = (size: number) => lengths.reduce((sum, line) => sum + Math.ceil((line * size) / 2 / lineWidth), 0);
  return steps.find(({ upTo, lines, size }) => length <= upTo && linesAt(size) <= lines)?.size ?? smallest;
}
