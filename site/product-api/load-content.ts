import type { ErrorLog, Failure, FailureState, ProductApi } from "./product-api.ts";
import { waitFor } from "./timeouts.ts";

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

/** What is known of a page's content (specification, section 4): everything downstream switches on it, exhaustively. */
export type ContentState<Data extends object = object> =
  | ({ readonly kind: "loaded" } & Data)
  /** The product server is slow: the browser asks for the page with its data. */
  | { readonly kind: "loading" }
  | ({ readonly kind: "failed" } & FailureState);

/**
 * Fetches one thing.
 *
 * @param parse returns `undefined` for a response without it
 * @param reason of the failure then
 */
export async function loadContent<Data extends object>(
  productApi: ProductApi,
  path: string,
  { timeoutMs, log }: LoadOptions,
  parse: (json: unknown) => Data | undefined,
  reason: Failure = "no-data",
): Promise<ContentState<Data>> {
  const answer = await waitFor(productApi.get(path, log), timeoutMs);
  if (answer === "slow") return { kind: "loading" };
  if (!answer.ok) return { kind: "failed", reason: answer.reason, order: answer.order };
  const data = parse(answer.json);
  return data ? { kind: "loaded", ...data } : { kind: "failed", reason };
}
