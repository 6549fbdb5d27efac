/** What is known of a user's image before the browser has it. */
export interface ImageLook {
  /** The dominant color, such as "#6a4c93", where the image has been decoded before. Shown until the image has loaded. */
  readonly color?: string | undefined;
  /** Pixels of the original, upright; both or neither. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Whether it is a GIF of more than one frame. */
  readonly isAnimated?: true | undefined;
  /** Whether there was no image at its URL. */
  readonly isMissing?: true | undefined;
}

/** A user's image: its own URL, and what the site needs to serve it resized. */
export interface SignedImage extends ImageLook {
  /** An http(s) URL, or a path of this site. */
  readonly url: string;
  /**
   * Proves to the image endpoint that the site itself chose this image. Without it the image is a path of this site that
   * a proxy in front of the process serves: the browser requests it as it is.
   */
  readonly signature?: string | undefined;
}

/**
 * Signs a user's image (server/images), the same way each time. What a proxy serves itself it leaves unsigned.
 *
 * @param shownBy tags of what has the image (http/cache-tags.ts), two at most: it is shown as long as none of them is purged
 */
export type SignImage = (url: string, shownBy?: readonly string[]) => SignedImage;

/**
 * Signs the original, because resizing it loses least. Where nothing can be signed, the product server's own smaller
 * rendition is used.
 *
 * @param stated the size that the product server says, which takes precedence over the one that was learned
 */
export function signOriginal(
  signImage: SignImage,
  original: string,
  rendition: string,
  stated: Pick<ImageLook, "width" | "height"> = {},
): SignedImage {
  const signed = signImage(original);
  const size = stated.width && { width: stated.width, height: stated.height };
  return { ...(signed.signature ? signed : signImage(rendition)), ...size };
}
