import { type AspectRatio, closestAspectRatio, ratioOfFrame } from "./aspect-ratio.ts";

interface Size {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/**
 * How wide a post's picture is drawn, as HTML `sizes`: the frame is as high as `--frame-height` (tokens.css) and at
 * most as wide as the screen, and a tile of a mosaic is filled, so what is wider than its tile is drawn wider. On a
 * narrow screen somewhat more than it is: a second rule would stand in the page with every picture.
 *
 * @param at its place among `count` pictures
 */
export function imageSizes(image: Size, at: number, count: number): string {
  const { ratio, part } = shareOfFrame(image, at, count);
  return `calc(${frameWidth(ratio)} * ${short(part)})`;
}

/** As `pictureSizes`, of a video's poster. */
export function videoSizes(shape: AspectRatio): string {
  return frameWidth(ratioOfFrame(shape));
}

function frameWidth(ratio: number): string {
  return `min(100vw, clamp(24rem, 100svh - 15rem, 44rem) * ${short(ratio)})`;
}

/**
 * Pixels across that a dense screen shows of it there at most: 44rem at two pixels a point; phones of three are
 * narrower. The lightbox asks for larger ones by itself.
 */
export function pixelsShown(image: Size, at: number, count: number): number {
  const { ratio, part } = shareOfFrame(image, at, count);
  return 44 * 16 * 2 * ratio * part;
}

/** As `pixelsShown`, of a video's poster. */
export function pixelsShownOfVideo(shape: AspectRatio): number {
  return 44 * 16 * 2 * ratioOfFrame(shape);
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

/** Parts of the mosaic's square that a tile takes, as post-media.module.css lays them. */
function tile(at: number, count: number): { readonly width: number; readonly height: number } {
  const high = count === 2 || (count === 3 && at === 0);
  return { width: 0.5, height: high ? 1 : 0.5 };
}

function ratioOf({ width, height }: Size): number {
  return width && height ? width / height : 1;
}
