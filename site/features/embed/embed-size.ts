import { ratioOf } from "#site/features/post/media/aspect-ratio.ts";
import type { Post } from "#site/product-api/parse-post.ts";

/** CSS pixels: of a card, or what a consumer has room for. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The card's own bounds: a column of text wants no more, and below the least the card is no card. */
const widest = 550;
const tallest = 800;
const narrowest = 220;
const lowest = 200;

/**
 * Heights of all but text and media (embed-card.module.css), where the counts need two rows; on a narrow card the button
 * has a row of its own. tests/e2e/post/embed.spec.ts measures the cards.
 */
const frame = { wide: 176, narrow: 236 };
const narrow = 460;
const textLine = 26;
const linesBesideMedia = 5;
const linesAlone = 18;
const mediaTallest = 480;

/** What stands beside the text. */
const inset = 50;

/**
 * `maxwidth` and `maxheight` of an oEmbed request (oembed.com, section 2.2). Left out or empty is no limit.
 *
 * @returns `undefined` for anything that is no number of pixels
 */
export function readSizeLimits(
  query: Readonly<Record<"maxwidth" | "maxheight", string | undefined>>,
): Size | undefined {
  const width = readLimit(query.maxwidth);
  const height = readLimit(query.maxheight);
  return width === undefined || height === undefined ? undefined : { width, height };
}

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return Number.POSITIVE_INFINITY;
  return /^\d+(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : undefined;
}

/**
 * How large a frame the card of a post wants, within a line or two of its text: letters have the width that they have in
 * most fonts. The card fills whatever frame it gets.
 *
 * @returns `undefined` where the room is too small for a card
 */
export function embedSize(post: Post, limits: Size): Size | undefined {
  const width = Math.min(widest, limits.width);
  const room = Math.min(tallest, limits.height);
  if (width < narrowest || room < lowest) return undefined;
  const ratio = mediaRatio(post);
  const lines = textLines(post.content ?? "", width - inset);
  const text = Math.min(lines, ratio ? linesBesideMedia : linesAlone) * textLine;
  const chrome = width < narrow ? frame.narrow : frame.wide;
  const media = ratio ? Math.min((width - inset) / ratio, mediaTallest) : 0;
  return { width, height: Math.max(lowest, Math.min(room, Math.round(chrome + text + media))) };
}

/** Width by height of what the card shows; `undefined` without media. */
export function mediaRatio({ videos, images }: Post): number | undefined {
  const [video] = videos;
  // A video of unknown shape was made for a phone.
  if (video) return ratioOf(video.poster) ?? 9 / 16;
  const [image] = images;
  if (!image) return undefined;
  return images.length > 1 ? 8 / 5 : (ratioOf(image) ?? 1);
}

/** Share of a line that words fill before the next one wraps. */
const filled = 0.94;

/** Lines that a text fills. */
function textLines(text: string, lineWidth: number): number {
  const paragraphs = text.slice(0, linesAlone * lineWidth).split("\n");
  const widths = paragraphs.map((paragraph) => [...paragraph].reduce((sum, letter) => sum + letterWidth(letter), 0));
  return widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / (filled * lineWidth))), 0);
}

/** Pixels of a letter in the card's type: rather too many than too few. */
function letterWidth(letter: string): number {
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0;
  if (letter >= "\u2e80") return 18;
  if (/[ iıljtfrI.,:;'’!|()[\]“”"-]/.test(letter)) return 6;
  if (/[mwMWŞ@%—…]/.test(letter)) return 15;
  return /\p{Lu}/u.test(letter) ? 12.5 : 9.6;
}
