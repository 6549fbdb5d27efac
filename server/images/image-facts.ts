import { mostPixels } from "#backend/media/pixel-limit.ts";

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

/** Limits above which an image counts as missing. */
export const imageLimits = {
  /** Milliseconds for the whole download, redirects included. */
  time: 5000,
  /** Bytes of the file. */
  size: 15 * 1024 * 1024,
  /** Decoded pixels, against decompression bombs: as many as an import takes. */
  pixels: mostPixels,
};

/** Milliseconds after which a preview image that was not requested is removed. */
export const previewsKeptMs = 7 * 24 * 3600_000;
