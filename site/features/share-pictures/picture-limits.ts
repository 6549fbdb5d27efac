/** What one foreign picture may cost before it is left out of a drawing. */
export interface PictureLimits {
  /** Milliseconds until it must have arrived whole. */
  readonly time: number;
  /** Bytes as sent. */
  readonly size: number;
  /** Unpacked pixels; decompression bombs end here. */
  readonly pixels: number;
}

/** 2 s, 8 MB, and a photograph of 40 megapixels. */
export const pictureLimits: PictureLimits = { time: 2000, size: 8 * 1024 * 1024, pixels: 40_000_000 };
