import { type AspectRatio, closestAspectRatio, ratioOfFrame } from "./aspect-ratio.ts";

interface Size {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * Returns the width of a post's image on the page, for the `sizes` attribute. The frame is as high as `--frame-height`
 * (tokens.css) and at most as wide as the screen. An image fills its tile of a mosaic, so an image with a larger aspect
 * ratio than the tile is wider than the tile. On narrow screens the result is slightly too large, and at desks, whose
 * frames are no wider than a square, for landscape images; on low desks it is slightly too small. An exact value would
 * need a media condition in the HTML of every image.
 *
 * @param at index of the image among `count` images
 */
export function imageSizes(image: Size, at: number, count: number): string {
  const { ratio, part } = shareOfFrame(image, at, count);
  return part === 1 ? frameWidth(ratio) : `calc(${frameWidth(ratio)} * ${short(part)})`;
}

/** The same as `imageSizes`, for a video's poster. */
export function videoSizes(shape: AspectRatio): string {
  return frameWidth(ratioOfFrame(shape));
}

function frameWidth(ratio: number): string {
  return `min(100vw, clamp(28rem, 100svh - 15rem, 52rem) * ${short(ratio)})`;
}

/**
 * Returns the width in device pixels that a screen shows at most: the frame's largest height of 52rem at two device pixels
 * per CSS pixel. Screens with three are phones, which are narrower. The lightbox requests larger images itself.
 */
export function pixelsShown(image: Size, at: number, count: number): number {
  const { ratio, part } = shareOfFrame(image, at, count);
  return 52 * 16 * 2 * ratio * part;
}

/** The same as `pixelsShown`, for a video's poster. */
export function pixelsShownOfVideo(shape: AspectRatio): number {
  return 52 * 16 * 2 * ratioOfFrame(shape);
}

function shareOfFrame(image: Size, at: number, count: number) {
  const { width, height } = tile(at, count);
  return {
    ratio: count === 1 ? ratioOfFrame(closestAspectRatio(image) ?? "unknown") : 1,
    part: count === 1 ? 1 : Math.max(width, height * ratioOf(image)),
  };
}

function short(value: number): number {
  return Number(value.toFixed(2));
}

/** Width and height of a tile as shares of the mosaic's square; post-media.module.css has the same. */
function tile(at: number, count: number): { readonly width: number; readonly height: number } {
  const high = count === 2 || (count === 3 && at === 0);
  return { width: 0.5, height: high ? 1 : 0.5 };
}

function ratioOf({ width, height }: Size): number {
  return width && height ? width / height : 1;
}
