/** Scripts whose characters are about as wide as they are high, twice the width of a Latin letter. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/** Font sizes in pixels by the length of a text in half ems, for a card of 1200 × 630. */
const steps = [
  { upTo: 24, size: 108 },
  { upTo: 52, size: 84 },
  { upTo: 100, size: 66 },
  { upTo: 160, size: 54 },
  { upTo: 220, size: 46 },
] as const;

const smallest = 40;

/** The largest font size, in pixels, at which a text fits on a text card. */
export function cardTextSize(text: string): number {
  const length = text.length + (text.match(wide)?.length ?? 0);
  return steps.find(({ upTo }) => length <= upTo)?.size ?? smallest;
}
