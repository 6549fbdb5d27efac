/** A size to which an image is cropped, or within which it stays whole. */
export interface ImageFit {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: "jpeg" | "png";
  /** Not cropped, and never enlarged. */
  readonly whole?: boolean | undefined;
}

/**
 * Loads a user's image and decodes it in another process: whatever the file contains, the site itself sees only images
 * that this process has made.
 *
 * @returns an image for each fit; `undefined` where it cannot be loaded or decoded. Never rejects.
 */
export type LoadImage = (url: string, fits: readonly ImageFit[]) => Promise<readonly Uint8Array[] | undefined>;
