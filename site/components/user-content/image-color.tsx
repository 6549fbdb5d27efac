import type { SignedImage } from "#site/images/signed-image.ts";

interface ImageColorProps {
  readonly image: SignedImage | undefined;
  /** Whether the place around it has no size of its own: it gets that of the image, enlarged by half at most. */
  readonly givesSize?: boolean | undefined;
}

/**
 * The dominant color of an image, shown until the image has loaded, and its size. SVG attributes carry them, because the
 * Content-Security-Policy forbids inline styles. The element around it and the image must be positioned.
 */
export function ImageColor({ image, givesSize }: ImageColorProps) {
  const { color, width, height } = image ?? {};
  if (givesSize && width && height) {
    const size = {
      width: Math.round(width * 1.5),
      height: Math.round(height * 1.5),
      viewBox: `0 0 ${width} ${height}`,
    };
    return <svg className="image-size" {...size} color={color} aria-hidden="true" />;
  }
  return color && <svg className="fill image-color" width={0} height={0} color={color} aria-hidden="true" />;
}
