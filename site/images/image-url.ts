import type { SignedImage } from "./signed-image.ts";

/** A size in which images are served. */
export interface ImageSize {
  /** Pixels; a smaller image is never enlarged. */
  readonly width: number;
  /** Cropped to a square from the middle, as avatars are shown. */
  readonly square: boolean;
  /** A GIF that moves, in its own size. */
  readonly moves?: true;
}

/**
 * Widths of images in pixels: for tiles, phones of 320 to 430 CSS pixels at a density of 2 and 3, and wide screens. A
 * browser takes the next width that is not smaller, so each covers common screens just below it: 750 covers 375 × 2 and
 * Lighthouse's 412 × 1.75; 1090 covers 360 × 3 and 412 × 2.625.
 */
export const imageWidths = [320, 480, 750, 1090, 1600] as const;

/** Widths of avatars in pixels: for 48 and for 88 to 160 CSS pixels, at a density of 1 to 3. */
const avatarWidths = [96, 160, 320, 480] as const;

const sizes: ReadonlyMap<string, ImageSize> = new Map<string, ImageSize>([
  ...imageWidths.map((width) => [`w${width}`, { width, square: false }] as const),
  ...avatarWidths.map((width) => [`s${width}`, { width, square: true }] as const),
  ["gif", { width: 0, square: false, moves: true }],
]);

const prefix = "/picture/";

/**
 * What a query cannot have as it is: what browsers encode before they send it (URL Standard, "special-query
 * percent-encode set"), what means something else there, and the comma, which at the end would end the entry of a srcset.
 */
const unsafeInQuery = /[%&#+,"'<>]|[^!-~]+/g;

const encode = (text: string) => (text === "'" ? "%27" : encodeURIComponent(text));

/**
 * Where an image is served in a size: `/picture/w750/<signature>?of=<URL>`. The URL comes last and hardly encoded: it is
 * in the page more than once and then compresses to almost nothing. Browsers send it as it is here, letter by letter.
 */
function imageUrl(signature: string, url: string, size: string): string {
  return `${prefix}${size}/${signature}?of=${url.toWellFormed().replace(unsafeInQuery, encode)}`;
}

/**
 * @returns `undefined` for any other URL, for another spelling of one, which a cache would store once more, and for a
 *   size that is not served
 */
export function parseImageUrl(path: string, search: string) {
  const [size = "", signature, ...rest] = path.slice(prefix.length).split("/");
  if (!isImagePath(path) || !signature || rest.length > 0 || !sizes.has(size)) return undefined;
  if (!search.startsWith("?of=")) return undefined;
  try {
    const url = decodeURIComponent(search.slice("?of=".length));
    return imageUrl(signature, url, size) === path + search ? { size, signature, url } : undefined;
  } catch {
    return undefined;
  }
}

export function isImagePath(path: string): boolean {
  return path.startsWith(prefix);
}

/** @param size as `parseImageUrl` returns it */
export function imageSize(size: string): ImageSize | undefined {
  return sizes.get(size);
}

/** What an `<img>` needs to load an image; without a signature, the image by its own path. */
export interface ImageAttributes {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * @param width of the original in pixels, where known: sizes far above it are left out
 */
export function imageAttributes({ url, signature }: SignedImage, width?: number): ImageAttributes {
  if (!signature) return { src: url };
  const enough = imageWidths.findIndex((each) => each >= (width ?? Number.POSITIVE_INFINITY));
  const offered = enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
  return attributes(signature, url, offered, "w", fallbackWidth);
}

/**
 * As `imageAttributes`, cropped to a square.
 *
 * @param cssPixels how wide it is at most: nothing above a density of 3 is offered
 */
export function avatarAttributes({ url, signature }: SignedImage, cssPixels: number): ImageAttributes {
  if (!signature) return { src: url };
  const offered = avatarWidths.filter((_, index) => (avatarWidths[index - 1] ?? 0) < 3 * cssPixels);
  return attributes(signature, url, offered, "s", avatarWidths[1]);
}

/** The one size of a video's poster: the `poster` attribute takes no srcset. */
export function posterUrl({ url, signature }: SignedImage, width: (typeof imageWidths)[number]): string {
  return signature ? imageUrl(signature, url, `w${width}`) : url;
}

/** A GIF that moves; `undefined` where nothing of it is known. */
export function movingUrl({ url, signature, isAnimated }: SignedImage): string | undefined {
  return isAnimated && signature && imageUrl(signature, url, "gif");
}

/** For browsers that do not know srcset. */
const fallbackWidth = 750;

function attributes(
  signature: string,
  url: string,
  widths: readonly number[],
  kind: "w" | "s",
  fallback: number,
): ImageAttributes {
  const urlOf = (width: number) => imageUrl(signature, url, `${kind}${width}`);
  return {
    src: urlOf(widths.findLast((width) => width <= fallback) ?? fallback),
    srcSet: widths.map((width) => `${urlOf(width)} ${width}w`).join(", "),
  };
}
