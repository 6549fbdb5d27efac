import { createProductApi, type ErrorLog, type ProductApi } from "./product-api.ts";

/**
 * Milliseconds an island waits, from when the page's own patience ran out. Longer than the server's own limit
 * (`responseLimits`), so that the site's answer is what the visitor sees.
 */
const browserTimeLimit = 8000;

/** Milliseconds for `waitFor` in an island: never first, since every call ends by its own limit before. */
export const browserTimeoutMs = 2 * browserTimeLimit;

/** Nothing is logged in a visitor's browser: the site has logged the failure already, with its request id. */
export const noErrorLog: ErrorLog = { error: () => {} };

/** The product server as an island reaches it: the same paths on the site's own origin, read by the same code. */
export function createBrowserProductApi(): ProductApi {
  return createProductApi(async (path) => {
    const answer = await fetch(path, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(browserTimeLimit),
    });
    return { status: answer.status, body: await answer.text() };
  });
}
