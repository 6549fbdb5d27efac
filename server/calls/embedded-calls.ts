import { withTimeout } from "#server/http/response-limits.ts";
import { visitorCallTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SendVisitorCall } from "./call.ts";

/**
 * Sends calls to the embedded product server within this process. A call that takes too long is abandoned.
 *
 * @param path of the first call (contract/product-paths.ts)
 */
export function createEmbeddedCalls(fetch: (request: Request) => Promise<Response>, path: string): SendVisitorCall {
  return (call) =>
    withTimeout(visitorCallTimeoutMs, async () => {
      const { method, headers, body } = call;
      const url = new URL(path + call.path, "http://product-server.internal");
      const response = await fetch(new Request(url, { method, headers, body: body ?? null }));
      return {
        status: response.status,
        retryAfter: response.headers.get("retry-after") ?? undefined,
        body: await response.text(),
      };
    });
}
