import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";
import { failureResponse } from "./failure-response.ts";

/** The state of a page, as every load function returns it. Features extend these three with their data. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | { kind: "failed"; reason: Failure };

/**
 * The status, cache policy and headers that follow from a page's state. A loading page is never stored.
 *
 * @param policy of the page in its loaded state
 */
export function responseOfState(
  state: PageState,
  policy: CachePolicy,
): Pick<SiteResponse, "status" | "cache" | "headers"> {
  if (state.kind === "failed") return failureResponse(state.reason, policy);
  return { status: 200, cache: state.kind === "loading" ? "none" : policy, headers: {} };
}
