import { waitFor } from "#site/product-api/timeouts.ts";

/** Milliseconds. A result is reused for a while, so that health checks do not load the product server. */
const limits = { timeoutMs: 2000, cachedMs: 1000 };

/**
 * Returns a function that says whether the product server answers, for health checks. It never rejects.
 *
 * @param ask rejects if there is no answer; one that comes after 2 s counts as none
 */
export function createReachability(ask: () => Promise<unknown>): () => Promise<boolean> {
  let latest: { readonly result: Promise<boolean>; readonly at: number } | undefined;
  return () => {
    if (!latest || performance.now() - latest.at > limits.cachedMs) {
      const answered = ask().then(
        () => true,
        () => false,
      );
      latest = { result: waitFor(answered, limits.timeoutMs).then((result) => result === true), at: performance.now() };
    }
    return latest.result;
  };
}
