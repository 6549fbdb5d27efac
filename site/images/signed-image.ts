/** A user's image: its own URL, and what the site needs to serve it resized. */
export interface SignedImage {
  /** An http(s) URL, or a path of this site. */
  readonly url: string;
  /**
   * Proves to the image endpoint that the site itself chose this image. Without it the image is a path of this site that
   * a proxy in front of the process serves: the browser requests it as it is.
   */
  readonly signature?: string | undefined;
  /** The dominant color, such as "#6a4c93", where the image has been decoded before. Shown until the image has loaded. */
  readonly color?: string | undefined;
  /** Pixels of the original, upright; both or neither. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Signs a user's image (server/images), the same way each time. What a proxy serves itself it leaves unsigned. */
export type SignImage = (url: string) => SignedImage;

/**
 * Signs the original, because resizing it loses least. Where nothing can be signed, the product server's own smaller
 * rendition is used.
 */
export function signOriginal(signImage: SignImage, original: string, rendition: string): SignedImage {
  const signed = signImage(original);
  return signed.signature ? signed : signImage(rendition);
}
