import { frameShape, isCutBelow, type MediaSize, ratioOf } from "#site/features/post/media/aspect-ratio.ts";
import { mosaicRatio } from "#site/features/post/media/image-sizes.ts";
import { textLook } from "#site/i18n/text/text-look.ts";
import { truncateMultilineText } from "#site/i18n/text/truncate-multiline-text.ts";
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
const around = { wide: 176, narrow: 236 };
const narrow = 460;
const textLine = 26;
/** A short text alone: how much larger its letters are, and its lines. */
const largeType = { emoji: { scale: 5, line: 100 }, word: { scale: 3, line: 60 }, line: { scale: 2, line: 40 } };
const plainType = { scale: 1, line: textLine };
const linesBesideMedia = 5;
/** "Read more" below a text that is cut. */
const moreLine = 36;
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
  const posters = post.videos.map(({ poster }) => poster);
  const frame = mediaFrame(posters, post.images);
  const content = post.content ?? "";
  const shown = shownText(content);
  const look = textLook(content) ?? "tags";
  const type = frame || look === "tags" ? plainType : largeType[look];
  const lines = textLines(shown, (width - inset) / type.scale);
  const text = Math.min(lines, frame ? linesBesideMedia : lines) * type.line + (shown === content ? 0 : moreLine);
  const chrome = width < narrow ? around.narrow : around.wide;
  const media = frame ? Math.min(Math.min(width - inset, frame.widest) / frame.ratio, mediaTallest) : 0;
  return { width, height: Math.max(lowest, Math.min(room, Math.round(chrome + text + media))) };
}

/** What the card shows of a text, some eight lines on a phone; the post's page has the whole text. */
export function shownText(text: string): string {
  const lines = text.split("\n");
  return truncateMultilineText(lines.length > 8 ? `${lines.slice(0, 8).join("\n").trimEnd()}…` : text, 340);
}

/** Width by height of a video of unknown shape, as on the post's own page. */
const unknownVideo = 16 / 9;

/**
 * What the card shows in its frame: width by height, and its largest width in CSS pixels, at which an image is enlarged by
 * half; `undefined` without media. Of one image nothing is cut but the lower part of a high one.
 *
 * @param posters one of each video, where it has one
 */
export function mediaFrame(posters: readonly (MediaSize | undefined)[], images: readonly MediaSize[]) {
  if (posters.length > 0) return { ratio: ratioOf(posters[0]) ?? unknownVideo, widest: 1.5 * widest };
  if (images.length === 0) return undefined;
  const [alone] = images.length === 1 ? images : [];
  const own = isCutBelow(frameShape(alone)) ? undefined : ratioOf(alone);
  return { ratio: own ?? mosaicRatio(images), widest: 1.5 * (alone?.width ?? widest) };
}

/** Share of a line that words fill before the next one wraps. */
const filled = 0.94;

/** Lines that a text fills. */
function textLines(text: string, lineWidth: number): number {
  const widths = text
    .split("\n")
    .map((paragraph) => [...paragraph].reduce((sum, letter) => sum + letterWidth(letter), 0));
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
