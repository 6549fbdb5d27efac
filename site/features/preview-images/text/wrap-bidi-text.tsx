import type { ReactElement } from "react";
import type { MeasuredNode } from "takumi-js";
import { CardText, type CardTextProps } from "#site/features/preview-images/cards/card-text.tsx";
import { bioTextProps } from "#site/features/preview-images/cards/profile-card.tsx";
import { splitTextProps } from "#site/features/preview-images/cards/split-card.tsx";
import { postTextProps } from "#site/features/preview-images/cards/text-card.tsx";
import type { DrawnCard } from "#site/features/preview-images/preview-card.ts";
import { isBidi } from "./text-direction.ts";

/** Lays out an element without rendering it. */
type Measure = (element: ReactElement) => Promise<Pick<MeasuredNode, "runs">>;

/**
 * Inserts line breaks into bidirectional text, measured with the engine's own layout. Works around a bug in Takumi 2.16:
 * where it wraps a line whose end runs against the paragraph's direction, it removes the space at the wrong end and
 * letters overlap. Explicit line breaks do not have the bug. Other text is unchanged.
 */
export async function wrapBidiText(card: DrawnCard, measure: Measure): Promise<DrawnCard> {
  if (card.kind === "fill" || card.kind === "square") return card;
  const props =
    card.kind === "text" ? postTextProps(card) : card.kind === "split" ? splitTextProps(card) : bioTextProps(card);
  return props && isBidi(props.text) ? { ...card, text: await wrap(props, measure) } : card;
}

/** Steps of the binary search for the balanced width: to within 17 pixels on the widest card. */
const searchSteps = 5;

/** Wraps each line of a text; one more than are shown, so that the last of them ends with "…". */
async function wrap(props: CardTextProps, measure: Measure): Promise<string> {
  const lines = props.text.split("\n").slice(0, props.lines + 1);
  return (await Promise.all(lines.map((text) => wrapLine({ ...props, text }, measure)))).join("\n");
}

async function wrapLine(props: CardTextProps, measure: Measure): Promise<string> {
  const wrapAt = async (width: number) => {
    const { runs } = await measure(<CardText {...props} width={width} lines={100} />);
    return insertLineBreaks(props.text, runs, props.fontSize * props.lineHeight);
  };
  let best = await wrapAt(props.width);
  // `measure` ignores `text-wrap: balance`. The narrowest width that needs no more lines is the balanced one.
  let [tooNarrow, enough] = [props.width / 2, props.wrap === "balance" ? props.width : 0];
  for (let step = 0; step < searchSteps && tooNarrow < enough; step += 1) {
    const width = (tooNarrow + enough) / 2;
    const wrapped = await wrapAt(width);
    if (wrapped.split("\n").length > best.split("\n").length) tooNarrow = width;
    else [best, enough] = [wrapped, width];
  }
  return best;
}

/**
 * Inserts a line break into `text` wherever the measured runs move to the next line.
 *
 * @param runs line by line, within a line in visual order
 * @param lineHeight pixels
 * @returns the text unchanged if the runs do not cover it
 */
export function insertLineBreaks(text: string, runs: MeasuredNode["runs"], lineHeight: number): string {
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
  return start === text.length ? lines.join("\n") : text;
}
