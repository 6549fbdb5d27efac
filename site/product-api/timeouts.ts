/** Milliseconds the page of a visitor waits for the product server before it goes out in its loading state. */
export const visitorTimeoutMs = 700;

/**
 * Milliseconds for a call of account deletion or of reports. The password check of a product server may take a second; a
 * visitor waits longer for this than for a page.
 */
export const visitorCallTimeoutMs = 10_000;

/**
 * Milliseconds a form waits for the site, which also counts attempts before and after the call
 * (server/account-deletion/attempt-limiters.ts).
 */
export const formTimeoutMs = 2 * visitorCallTimeoutMs;

/**
 * @param milliseconds how long to wait; without it, as long as the promise takes
 * @returns the promise's value, or "slow" when it takes longer; the promise itself runs on
 */
export async function waitFor<Value>(promise: Promise<Value>, milliseconds?: number): Promise<Value | "slow"> {
  if (milliseconds === undefined) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<"slow">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "slow");
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
