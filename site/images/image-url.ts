import type { SignedImage } from "./signed-image.ts";

/** A size in which pictures are served. */
export interface ImageSize {
  /** Pixels across; a smaller picture is never enlarged. */
  readonly width: number;
  /** Cut to a square from the middle, as avatars are shown. */
  readonly square: boolean;
}

/**
 * Pixels across of pictures: tiles, phones of 320 to 430 points at two and three pixels a point, wide screens. A browser
 * takes the next that is not smaller, so that each reaches the common screens just below it: 375 × 2 and Lighthouse's
 * 412 × 1.75, 360 × 3 and 412 × 2.625.
 */
export const imageWidths = [320, 480, 750, 1090, 1600] as const;

/** Pixels across of avatars: 48 points at one to three pixels a point, 88 to 160 points at one to three. */
const avatarWidths = [96, 160, 320, 480] as const;

const sizes: ReadonlyMap<string, ImageSize> = new Map<string, ImageSize>([
  ...imageWidths.map((width) => [`w${width}`, { width, square: false }] as const),
  ...avatarWidths.map((width) => [`s${width}`, { width, square: true }] as const),
]);

const prefix = "/picture/";

/**
 * Where a picture is served in a size: `/picture/w750/<signature>?of=<address>`. The address comes last and nearly
 * as it is, since it stands in the page more than once and so costs next to nothing packed.
 */
function imageUrl(signature: string, url: string, size: string): string {
  // A comma at the end would end the entry of a srcset.
  return `${prefix}${size}/${signature}?of=${url.replace(/[%&#+,\s]/g, encodeURIComponent)}`;
}

export interface RequestedImage {
  readonly size: string;
  readonly signature: string;
  readonly url: string;
}

/** Reads such an address. @returns `undefined` where it is none, or of a size that is not served */
export function parseImageUrl(path: string, search: string): RequestedImage | undefined {
  const [size = "", signature, ...rest] = path.slice(prefix.length).split("/");
  if (!isImagePath(path) || !signature || rest.length > 0 || !sizes.has(size)) return undefined;
  if (!search.startsWith("?of=")) return undefined;
  try {
    return { size, signature, url: decodeURIComponent(search.slice("?of=".length)) };
  } catch {
    return undefined;
  }
}

export function isImagePath(path: string): boolean {
  return path.startsWith(prefix);
}

/** @param size as in an address that has been read */
export function imageSize(size: string): ImageSize | undefined {
  return sizes.get(size);
}

/** What an `<img>` needs to load a picture; without a signature, the picture itself. */
export interface ImageAttributes {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * @param width pixels across of the picture itself, where known: sizes far above it are left out
 */
export function imageAttributes({ url, signature }: SignedImage, width?: number): ImageAttributes {
  if (!signature) return { src: url };
  const enough = imageWidths.findIndex((each) => each >= (width ?? Number.POSITIVE_INFINITY));
  const offered = enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
  return attributes(signature, url, offered, "w", fallbackWidth);
}

/**
 * The `srcset` of all sizes of a picture.
 *
 * @param address of one of its sizes, as `pictureAttributes` gives them
 */
export function everySize(address: string): string {
  return imageWidths.map((width) => `${address.replace(/\/w\d+\//, `/w${width}/`)} ${width}w`).join(", ");
}

/**
 * As `pictureAttributes`, cut to a square.
 *
 * @param points how wide it is at most: nothing finer than three pixels to a point is offered
 */
export function avatarAttributes({ url, signature }: SignedImage, points: number): ImageAttributes {
  if (!signature) return { src: url };
  const offered = avatarWidths.filter((_, index) => (avatarWidths[index - 1] ?? 0) < 3 * points);
  return attributes(signature, url, offered, "s", avatarWidths[1]);
}

/** The one size of a video's still picture: `poster` takes no srcset. */
export function posterUrl({ url, signature }: SignedImage, width: (typeof imageWidths)[number]): string {
  return signature ? imageUrl(signature, url, `w${width}`) : url;
}

/** For browsers that read no srcset. */
const fallbackWidth = 750;

function attributes(
  signature: string,
  url: string,
  widths: readonly number[],
  kind: "w" | "s",
  fallback: number,
): ImageAttributes {
  const address = (width: number) => imageUrl(signature, url, `${kind}${width}`);
  return {
    src: address(widths.findLast((width) => width <= fallback) ?? fallback),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(", "),
  };
}
