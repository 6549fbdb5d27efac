import type { ImageSize } from "#site/images/image-url.ts";

/**
 * An empty image, which leaves the letter behind an avatar visible. It has the size of an avatar: with one pixel, its
 * width would round to 0 on dense screens, and browsers show an image without width as broken.
 */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>';

/** A crossed-out picture frame, visible on light and dark backgrounds. */
const crossedOut =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><g fill="none" stroke="#868686" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><rect x="84" y="90" width="72" height="60" rx="9"/><circle cx="103" cy="109" r="6"/><path d="m88 144 22-22 13 13 12-12 17 17M78 156 162 84"/></g></svg>';

/** Returns the body of an image error, which browsers show instead of a broken image. */
export function missingImage({ square }: ImageSize): Buffer {
  return Buffer.from(square ? blank : crossedOut);
}
