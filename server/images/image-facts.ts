/** What an image is, whose bytes have been read once. */
export interface ImageFacts {
  /** Pixels, upright. Both are 0 where there is no image. */
  readonly width: number;
  readonly height: number;
  /** Whether it has more than one frame. */
  readonly isAnimated: boolean;
}

/** Says that a URL leads to no image. */
export const noImage: ImageFacts = { width: 0, height: 0, isAnimated: false };
