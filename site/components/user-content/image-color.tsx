import type { SignedImage } from "#site/images/signed-image.ts";

/**
 * The dominant color of an image, shown until the image has loaded. An SVG attribute carries it, because the
 * Content-Security-Policy forbids inline styles. The element around it and the image must be positioned.
 */
export function ImageColor({ image }: { readonly image: SignedImage | undefined }) {
  if (!image?.color) return null;
  return <svg className="fill image-color" width={0} height={0} color={image.color} aria-hidden="true" />;
}
