import { responseLimits } from "#contract/limits.ts";

/** Milliseconds the page of a visitor waits for the product server before it goes out in its loading state. */
export const visitorTimeoutMs = 700;

/** Milliseconds the page of a link-preview crawler waits: for the whole call, as it reads once and runs no script. */
export const crawlerTimeoutMs = responseLimits.timeoutMs;

/**
 * Milliseconds an island waits for each call, after the page's own timeout. Longer than the server's limit for a
 * response (`responseLimits`), so that the visitor sees the site's response and not a timeout of the browser.
 */
export const browserTimeoutMs = 8000;

/**
 * Milliseconds for a call of account deletion. The password check of a product server may take a second; a visitor waits
 * longer for this than for a page.
 */
export const accountDeletionTimeoutMs = 10_000;

/**
 * Milliseconds the form of account deletion waits for the site, which also counts attempts before and after the call
 * (server/account-deletion/attempt-limiters.ts).
 */
export const deletionFormTimeoutMs = 2 * accountDeletionTimeoutMs;

/**
 * Query parameter of a page that waits for its data as long as a crawler's does. A browser without script that got a
 * page in its loading state is sent there, because it cannot fetch anything itself.
 */
export const waitForDataParameter = "whole";

/**
 * @param milliseconds how long to wait; without it, as long as the promise takes
 * @returns the promise's value, or "slow" when it takes longer; the promise itself runs on
 */
export async function waitFor<Value>(promise: Promise<Value>, milliseconds?: number): Promise<Value | "slow"> {
  if (milliseconds === undefined) return promise;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<"slow">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "slow");
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
