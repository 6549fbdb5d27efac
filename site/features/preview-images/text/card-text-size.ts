/** Letters of these scripts are about as wide as they are high, twice the width of a Latin one. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/** From how much text on which size is taken: half em widths, and pixels on a card of 1200 × 630. */
const steps = [
  { upTo: 24, size: 108 },
  { upTo: 52, size: 84 },
  { upTo: 100, size: 66 },
  { upTo: 160, size: 54 },
  { upTo: 220, size: 46 },
] as const;

const smallest = 40;

/** The largest size at which a text fills its place on a card without leaving it. */
export function cardTextSize(text: string): number {
  const width = text.length + (text.match(wide)?.length ?? 0);
  return steps.find(({ upTo }) => width <= upTo)?.size ?? smallest;
}
