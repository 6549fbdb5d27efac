import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";
import { setCacheTags } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/** What every load function returns; a feature's own states extend these three. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | { kind: "failed"; reason: Failure };

/**
 * Sets status, caching and cache tags of a page's response from the page's state.
 *
 * @param tags what the page was made of (./cache-tags.ts), where something of it may have to be purged
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
