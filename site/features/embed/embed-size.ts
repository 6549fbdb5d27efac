import type { Post } from "#site/product-api/parse-post.ts";

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a consumer has room for. */
export type SizeLimits = Size;

/** The card's own bounds: a column of text wants no more, and below the least the card is no card. */
const widest = 550;
const tallest = 800;
const narrowest = 220;
const lowest = 200;

/** Heights of the card's parts (embed-card.module.css), in pixels; on a narrow card the button has a row of its own. */
const frame = { wide: 164, narrow: 232 };
const narrow = 440;
const textLine = 26;
const linesBesideMedia = 4;
const linesAlone = 18;
const mediaTallest = 480;

/** Mean width of a letter in the card's type, and what stands beside the text. */
const letter = 9;
const inset = 42;

/**
 * `maxwidth` and `maxheight` of an oEmbed request (oembed.com, section 2.2). Left out or empty is no limit.
 *
 * @returns `undefined` for anything that is no number of pixels
 */
export function readSizeLimits(
  query: Readonly<Record<"maxwidth" | "maxheight", string | undefined>>,
): SizeLimits | undefined {
  const width = readLimit(query.maxwidth);
  const height = readLimit(query.maxheight);
  return width === undefined || height === undefined ? undefined : { width, height };
}

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return Number.POSITIVE_INFINITY;
  return /^\d+(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : undefined;
}

/**
 * How large a frame the card of a post wants. The card fills whatever frame it gets, so this is an estimate.
 *
 * @returns `undefined` where the room is too small for a card
 */
export function embedSize(post: Post, limits: SizeLimits): Size | undefined {
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
function mediaRatio({ videos, images }: Post): number | undefined {
  const [video] = videos;
  // A video of unknown shape was made for a phone.
  if (video) return ratioOf(video.poster) ?? 9 / 16;
  const [image] = images;
  if (!image) return undefined;
  return images.length > 1 ? 4 / 3 : (ratioOf(image) ?? 1);
}

function ratioOf(
  size: { readonly width?: number | undefined; readonly height?: number | undefined } | undefined,
): number | undefined {
  return size?.width && size.height ? size.width / size.height : undefined;
}

function textLines(text: string, width: number): number {
  const perLine = Math.max(1, Math.floor(width / letter));
  return text
    .slice(0, linesAlone * perLine)
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
}
