import type { LoadOptions } from "./load-options.ts";
import { createProductApi, type ErrorLog, type ProductApi } from "./product-api.ts";
import { browserTimeoutMs } from "./timeouts.ts";

/** Nothing is logged in a visitor's browser: the site has logged the failure already, with its request id. */
const noErrorLog: ErrorLog = { error: () => {} };

/** The product server as an island reaches it: the same paths on the site's own origin, read by the same code. */
export function createBrowserProductApi(): ProductApi {
  return createProductApi(async (path) => {
    const response = await fetch(path, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(browserTimeoutMs),
    });
    return { status: response.status, body: await response.text() };
  });
}

/** How an island loads: until its calls end, which they do by `browserTimeoutMs`. */
export function browserLoadOptions(origin: string): LoadOptions {
  return { origin, log: noErrorLog };
}
