import type { ContentState } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";
import { failureResponse } from "./failure-response.ts";

/**
 * The status, cache policy and headers that follow from a page's state. A loading page is never stored.
 *
 * @param policy of the page in its loaded state
 */
export function responseOfState(
  state: ContentState,
  policy: CachePolicy,
): Pick<SiteResponse, "status" | "cache" | "headers"> {
  if (state.kind === "failed") return failureResponse(state.reason, policy, state.order);
  return { status: 200, cache: state.kind === "loading" ? "none" : policy, headers: {} };
}
