import { mostPixels } from "#backend/media/pixel-limit.ts";

/** Limits above which an image counts as missing. */
export interface ImageLimits {
  /** Milliseconds for the whole download, redirects included. */
  readonly time: number;
  /** Bytes of the file. */
  readonly size: number;
  /** Decoded pixels, against decompression bombs. */
  readonly pixels: number;
}

/** 5 s, 15 MB, and as many pixels as an import takes. */
export const imageLimits: ImageLimits = { time: 5000, size: 15 * 1024 * 1024, pixels: mostPixels };

/** Milliseconds after which a preview image that nobody has asked for is removed. */
export const previewsKeptMs = 7 * 24 * 3600_000;
