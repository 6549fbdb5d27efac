import type { ErrorLog } from "./product-api.ts";

/** How a page or an island loads its data. */
export interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /** Milliseconds until data that have not arrived count as loading; without it, the call's own limit decides. */
  readonly timeoutMs?: number;
  readonly log: ErrorLog;
}
