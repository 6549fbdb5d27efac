/** What one picture may cost before it counts as none. */
export interface ImageLimits {
  /** Milliseconds until it must have arrived whole, redirects included. */
  readonly time: number;
  /** Bytes as sent. */
  readonly size: number;
  /** Unpacked pixels; decompression bombs end here. */
  readonly pixels: number;
}

/** 5 s, 15 MB, and a photograph of 50 megapixels, the most that phones take. */
export const imageLimits: ImageLimits = { time: 5000, size: 15 * 1024 * 1024, pixels: 50_000_000 };
