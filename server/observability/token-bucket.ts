interface TokenBucketOptions {
  /** Size of a burst. */
  readonly capacity: number;
  /** Rate in the long run. */
  readonly perSecond: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** Limits the rate of something. @returns a function that says whether it may happen now */
export function createTokenBucket(options: TokenBucketOptions): () => boolean {
  const { capacity, perSecond, now = () => performance.now() } = options;
  let tokens = capacity;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(capacity, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
