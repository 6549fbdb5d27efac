import { Agent, request } from "undici";
import { readResponseBody, withTimeout } from "#server/http/response-limits.ts";
import { visitorCallTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SendVisitorCall } from "./call.ts";

const limits = { maxBytes: 128 * 1024, connectTimeoutMs: 2000, connections: 8 };

/**
 * Sends calls to a URL of the product server, such as `ACCOUNT_DELETION_URL`. Redirects are not followed: passwords and
 * reports go to no host but the named one.
 */
export function createRemoteCalls(url: string): SendVisitorCall {
  const dispatcher = new Agent({ connect: { timeout: limits.connectTimeoutMs }, connections: limits.connections });
  return ({ method, path, headers, body }) =>
    withTimeout(visitorCallTimeoutMs, async (signal) => {
      const response = await request(url + path, { dispatcher, method, headers, body: body ?? null, signal });
      const retryAfter = response.headers["retry-after"];
      return {
        status: response.statusCode,
        retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
        body: (await readResponseBody(response.body, limits.maxBytes)).toString("utf8"),
      };
    });
}
