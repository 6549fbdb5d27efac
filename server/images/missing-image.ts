import type { ImageSize } from "#site/images/image-url.ts";

/**
 * Nothing to be seen: the letter behind an avatar shows. As large as an avatar: one pixel, divided by a screen's density,
 * is none, and a picture of no width counts as broken.
 */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>';

/** A crossed-out frame with a hill and a sun in it, legible on light and dark grounds alike. */
const crossedOut =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><g fill="none" stroke="#8a8494" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><rect x="84" y="90" width="72" height="60" rx="9"/><circle cx="103" cy="109" r="6"/><path d="m88 144 22-22 13 13 12-12 17 17M78 156 162 84"/></g></svg>';

/** What stands for a picture that cannot be had: browsers show the body of an error, instead of a broken image. */
export function missingImage({ square }: ImageSize): Buffer {
  return Buffer.from(square ? blank : crossedOut);
}
