import { frameRatio, frameShape, type MediaSize, pairRatio, pairShape, ratioOf } from "./aspect-ratio.ts";

/**
 * Returns the width of a post's image on the page, for the `sizes` attribute. The frame is as high as `--frame-height`
 * (tokens.css) and at most as wide as the screen. An image that fills a frame or a tile of a smaller aspect ratio is wider
 * than it. On narrow screens the result is slightly too large, and on desktops, whose columns are narrower, for landscape
 * images; on low desktop screens it is slightly too small. An exact value would need a media condition in the HTML of
 * every image.
 *
 * @param images all of the post's
 * @param at index of the image among them
 */
export function imageSizes(images: readonly MediaSize[], at = 0): string {
  if (frameShape(images[at]) === "tiny") return "320px"; // one pixel of it is one of the screen
  const { ratio, part } = shareOfFrame(images, at);
  return part === 1 ? frameWidth(ratio) : `calc(${frameWidth(ratio)} * ${short(part)})`;
}

/** The same as `imageSizes`, for a video's poster. */
export function posterSizes(poster: MediaSize): string {
  return frameWidth(frameRatio(poster, true));
}

function frameWidth(ratio: number): string {
  return `min(100vw, clamp(28rem, 100svh - 15rem, 52rem) * ${short(ratio)})`;
}

/**
 * Returns the width in device pixels that a screen shows at most: the frame's largest height of 52rem at two device pixels
 * per CSS pixel. Screens with three are phones, which are narrower. The lightbox requests larger images itself.
 */
export function pixelsShown(images: readonly MediaSize[], at = 0): number {
  const { ratio, part } = shareOfFrame(images, at);
  return Math.min(images[at]?.width ?? Number.POSITIVE_INFINITY, 52 * 16 * 2 * ratio * part);
}

function shareOfFrame(images: readonly MediaSize[], at: number) {
  const { width, height } = tile(images, at);
  const ratio = mosaicRatio(images);
  return { ratio, part: Math.max(width, (height * (ratioOf(images[at]) ?? 1)) / ratio) };
}

/** Width over height of the frame of one or several images. */
export function mosaicRatio(images: readonly MediaSize[]): number {
  if (images.length === 1) return frameRatio(images[0] ?? {});
  return pairShape(images) === "pair" ? pairRatio : 1;
}

function short(value: number): number {
  return Number(value.toFixed(2));
}

/** Width and height of a tile as shares of the frame; post-media.module.css has the same. */
function tile(images: readonly MediaSize[], at: number): { readonly width: number; readonly height: number } {
  const count = images.length;
  if (count === 1) return { width: 1, height: 1 };
  if (pairShape(images) === "rows") return { width: 1, height: 0.5 };
  const high = count === 2 || (count === 3 && at === 0);
  return { width: 0.5, height: high ? 1 : 0.5 };
}
