interface TokenBucketOptions {
  /** How many may come at once. */
  readonly capacity: number;
  /** How many may come in the long run. */
  readonly perSecond: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/** Limits how often something happens in all, whoever causes it. @returns whether it may happen now */
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
