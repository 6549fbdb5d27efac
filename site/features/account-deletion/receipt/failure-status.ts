import { retryAfter } from "#site/http/retry-after.ts";
import type { AccountDeletionFailure } from "#site/product-api/account-deletion.ts";

const statusOfFailure: Record<AccountDeletionFailure["reason"], number> = {
  "wrong-credentials": 403,
  "not-found": 404,
  "too-many-requests": 429,
  unavailable: 503,
};

/** The status and headers of a page that says why a call failed. */
export function failureStatus(failure: AccountDeletionFailure): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
} {
  return { status: statusOfFailure[failure.reason], headers: retryAfter(failure) };
}
