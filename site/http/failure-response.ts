import type { WithholdingOrder } from "#site/product-api/parse-order.ts";
import { type Failure, isTemporary } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";
import { retryAfter } from "./retry-after.ts";

const statusOfFailure: Record<Failure, number> = {
  "not-found": 404,
  gone: 410,
  withheld: 451,
  "no-data": 404,
  malformed: 503,
  unavailable: 503,
};

/**
 * Maps a failure to its status code, cache policy and headers, for pages and endpoints alike. Nothing else does.
 *
 * @param order by which content is withheld
 * @param policy of the response if it had succeeded; where that is "none", the failure is not stored either
 */
export function failureResponse(
  failure: Failure,
  policy: CachePolicy,
  order?: WithholdingOrder,
): Pick<SiteResponse, "status" | "cache" | "headers"> {
  const temporary = isTemporary(failure);
  return {
    status: statusOfFailure[failure],
    cache: temporary || policy === "none" ? "none" : "absent",
    headers: {
      ...(temporary && retryAfter({ reason: "unavailable" })),
      ...(order?.blockedBy !== undefined && { Link: `<${order.blockedBy}>; rel="blocked-by"` }),
    },
  };
}
