/** A picture of a user, by its own address and what the site needs to serve a smaller one in its place. */
export interface SignedImage {
  /** Where the picture itself is: an http(s) address, or a path of this site. */
  readonly url: string;
  /**
   * Shows the site's picture endpoint that the site itself has named this picture. A page in its loading state,
   * which reads the product server's answer in the browser, has none and shows the picture itself.
   */
  readonly signature?: string | undefined;
  /** "#6a4c93", where the picture has been looked at before: seen until it has arrived. */
  readonly color?: string | undefined;
  /** The picture itself in a kilobyte, as a data URL, where one has been drawn: seen with the page. */
  readonly placeholder?: string | undefined;
  /** The same in two hundred bytes, for one of several seen at once. */
  readonly tilePlaceholder?: string | undefined;
}

/** Makes pictures addressable (server/pictures), the same way each time. */
export type SignImage = (url: string) => SignedImage;

/** For whoever shows pictures by their own address: the browser, which has no key. */
export const unsigned: SignImage = (url) => ({ url });

/**
 * Smaller sizes are made of the picture itself, which loses least; where none can be made, the product server's own
 * smaller one will do.
 */
export function signOriginal(signImage: SignImage, original: string, rendition: string): SignedImage {
  const signed = signImage(original);
  return signed.signature ? signed : signImage(rendition);
}
