import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

const statusOfFailure: Record<AccountDeletionFailure["reason"], number> = {
  "wrong-credentials": 403,
  "not-found": 404,
  "too-many-requests": 429,
  unavailable: 503,
};

/** Seconds after which, unless it says otherwise, an unavailable product server is worth another try. */
const retryAfterSeconds = 10;

/** The status and headers of a page that says why a call failed. */
export function failureStatus(failure: AccountDeletionFailure): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
} {
  const seconds =
    failure.reason === "too-many-requests"
      ? failure.retryAfterSeconds
      : failure.reason === "unavailable"
        ? (failure.retryAfterSeconds ?? retryAfterSeconds)
        : undefined;
  return {
    status: statusOfFailure[failure.reason],
    headers: seconds === undefined ? {} : { "Retry-After": String(seconds) },
  };
}
