import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";

/** Seconds after which a client may ask again once the product server has failed; short, since most outages are. */
const retryAfterSeconds = 10;

const statusOfFailure: Record<Failure, number> = {
  "not-found": 404,
  gone: 410,
  "no-data": 404,
  unavailable: 503,
};

/** What a failure is in HTTP, for pages and for passed-on calls alike. */
export interface FailureResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The one place where a failure becomes a status code.
 *
 * @param policy how the answer would have been kept; what may not be kept when it is good is not kept when it is bad
 */
export function failureResponse(failure: Failure, policy: CachePolicy): FailureResponse {
  const keepable = failure !== "unavailable" && policy !== "none";
  return {
    status: statusOfFailure[failure],
    headers: {
      "Cache-Control": cachePolicies[keepable ? "absent" : "none"],
      ...(failure === "unavailable" && { "Retry-After": String(retryAfterSeconds) }),
    },
  };
}
