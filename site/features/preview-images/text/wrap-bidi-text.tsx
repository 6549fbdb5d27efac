import type { ReactElement } from "react";
import type { MeasuredNode } from "takumi-js";
import { CardText, type CardTextProps } from "#site/features/preview-images/cards/card-text.tsx";
import { bioText } from "#site/features/preview-images/cards/profile-card.tsx";
import { wordsText } from "#site/features/preview-images/cards/text-card.tsx";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { isMixed } from "./text-direction.ts";

/**
 * Writes the lines of a text that goes both ways as lines of their own. The engine takes the space at which it breaks
 * a line away at the wrong end where the line ends against its paragraph's direction, and letters then overlap; at a
 * line break in the text it does not.
 *
 * @param measure lays out without drawing
 */
export async function wrapBidiText(
  card: PreviewCard,
  measure: (element: ReactElement) => Promise<Pick<MeasuredNode, "runs">>,
): Promise<PreviewCard> {
  if (card.kind === "words") {
    const place = wordsText(card);
    return place && isMixed(place.text) ? { ...card, text: await lined(place, measure) } : card;
  }
  if (card.kind !== "profile") return card;
  const place = bioText(card);
  return place && isMixed(place.text) ? { ...card, bio: await lined(place, measure) } : card;
}

/** Halvings of the width in search of the balanced one: down to 17 pixels on the widest place. */
const steps = 5;

async function lined(place: CardTextProps, measure: Parameters<typeof wrapBidiText>[1]): Promise<string> {
  const within = async (width: number) => {
    const { runs } = await measure(<CardText {...place} width={width} lines={100} />);
    return withLineBreaks(place.text, runs, place.fontSize * place.lineHeight);
  };
  let best = await within(place.width);
  // Measuring knows no balance: the narrowest place that takes no more lines is the balanced one.
  let [narrow, wide] = [place.width / 2, place.wrap === "balance" ? place.width : 0];
  for (let step = 0; step < steps && narrow < wide; step += 1) {
    const middle = (narrow + wide) / 2;
    const tried = await within(middle);
    if (tried.split("\n").length > best.split("\n").length) narrow = middle;
    else [best, wide] = [tried, middle];
  }
  return best;
}

/**
 * @param runs of one line after the other, those of one line in the order in which they are seen
 * @param lineHeight pixels
 */
export function withLineBreaks(text: string, runs: MeasuredNode["runs"], lineHeight: number): string {
  const lengths: number[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const { text: part, y, height } of runs) {
    if (y + height / 2 > middle + lineHeight / 2) {
      middle = y + height / 2;
      lengths.push(0);
    }
    lengths.push((lengths.pop() ?? 0) + part.length);
  }
  let start = 0;
  const lines = lengths.map((length) => {
    start += length;
    return text.slice(start - length, start).trim();
  });
  // Runs that do not make up the text would break it anywhere.
  return start === text.length ? lines.join("\n") : text;
}
