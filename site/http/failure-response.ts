import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";

/** `Retry-After` in seconds when the product server fails. Short, because most outages are. */
const retryAfterSeconds = 10;

const statusOfFailure: Record<Failure, number> = {
  "not-found": 404,
  gone: 410,
  "no-data": 404,
  malformed: 503,
  unavailable: 503,
};

/** A failure in HTTP, for pages and proxied calls alike. */
export interface FailureResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Maps a failure to its status code and headers. Nothing else does.
 *
 * @param policy of the response if it had succeeded; where that is "none", the failure is not stored either
 */
export function failureResponse(failure: Failure, policy: CachePolicy): FailureResponse {
  const temporary = isTemporary(failure);
  return {
    status: statusOfFailure[failure],
    headers: {
      "Cache-Control": cachePolicies[temporary || policy === "none" ? "none" : "absent"],
      ...(temporary && { "Retry-After": String(retryAfterSeconds) }),
    },
  };
}
