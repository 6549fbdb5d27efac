import { Agent, request } from "undici";
import { readResponseBody, withTimeout } from "#server/http/response-limits.ts";
import { accountDeletionTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SendAccountDeletionCall } from "./account-deletion-client.ts";

const limits = { maxBytes: 16 * 1024, connectTimeoutMs: 2000, connections: 8 };

/** Sends calls to `ACCOUNT_DELETION_URL`. Redirects are not followed: passwords go to no host but the named one. */
export function createRemoteAccountDeletion(url: string): SendAccountDeletionCall {
  const dispatcher = new Agent({ connect: { timeout: limits.connectTimeoutMs }, connections: limits.connections });
  return ({ method, path, headers, body }) =>
    withTimeout(accountDeletionTimeoutMs, async (signal) => {
      const response = await request(url + path, { dispatcher, method, headers, body: body ?? null, signal });
      const retryAfter = response.headers["retry-after"];
      return {
        status: response.statusCode,
        retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
        body: (await readResponseBody(response.body, limits.maxBytes)).toString("utf8"),
      };
    });
}
