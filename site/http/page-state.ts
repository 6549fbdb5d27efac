import type { WithholdingOrder } from "#site/product-api/parse-order.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";
import { failureResponse } from "./failure-response.ts";

/** The state of a page, as every load function returns it. Features extend these three with their data. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | ({ kind: "failed" } & FailureState);

/** Why a page has failed, and by which order its content is withheld, if it is. */
export interface FailureState {
  readonly reason: Failure;
  readonly order?: WithholdingOrder | undefined;
}

/**
 * The status, cache policy and headers that follow from a page's state. A loading page is never stored.
 *
 * @param policy of the page in its loaded state
 */
export function responseOfState(
  state: PageState,
  policy: CachePolicy,
): Pick<SiteResponse, "status" | "cache" | "headers"> {
  if (state.kind === "failed") return failureResponse(state.reason, policy, state.order);
  return { status: 200, cache: state.kind === "loading" ? "none" : policy, headers: {} };
}
