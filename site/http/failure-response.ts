import type { WithholdingOrder } from "#site/product-api/parse-order.ts";
import type { FailedCall } from "#site/product-api/private-call.ts";
import { type Failure, isTemporary } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";

/**
 * Seconds after which, unless it says otherwise, an unavailable product server is worth another try. Short, because most
 * outages are.
 */
const unavailableSeconds = 10;

/** The header that says when to try again after a call that failed, where that helps. */
export function retryAfter({ reason, retryAfterSeconds }: FailedCall): Readonly<Record<string, string>> {
  const seconds = retryAfterSeconds ?? (reason === "unavailable" ? unavailableSeconds : undefined);
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}

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
