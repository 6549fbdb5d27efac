import type { ErrorLog } from "./product-api.ts";

/** How a page loads its data. */
export interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /**
   * Milliseconds until data that have not arrived count as loading. Without it nothing counts as loading: the calls end
   * by their own limit (`responseLimits` in contract/limits.ts).
   */
  readonly timeoutMs?: number | undefined;
  readonly log: ErrorLog;
}
