import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";
import { setCacheTags } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/** The state of a page, as every load function returns it. Features extend these three with their data. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | { kind: "failed"; reason: Failure };

/**
 * Sets `Cache-Control`, cache tags and, for a failure, `Retry-After` from the page's state. A loading page is never
 * stored.
 *
 * @param tags cache tags of a loaded page (./cache-tags.ts)
 * @returns the status code
 */
export function applyPageState(
  headers: Headers,
  state: PageState,
  policy: CachePolicy,
  tags: readonly string[] = [],
): number {
  if (state.kind === "failed") {
    const failure = failureResponse(state.reason, policy);
    for (const [name, value] of Object.entries(failure.headers)) headers.set(name, value);
    return failure.status;
  }
  headers.set("Cache-Control", cachePolicies[state.kind === "loading" ? "none" : policy]);
  setCacheTags(headers, tags);
  return 200;
}
