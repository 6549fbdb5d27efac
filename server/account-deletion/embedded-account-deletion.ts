import { productPaths } from "#contract/product-paths.ts";
import { withTimeout } from "#server/http/response-limits.ts";
import { accountDeletionTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SendAccountDeletionCall } from "./account-deletion-client.ts";

/** Sends calls to the embedded product server within this process. A call that takes too long is abandoned. */
export function createEmbeddedAccountDeletion(fetch: (request: Request) => Promise<Response>): SendAccountDeletionCall {
  return ({ method, path, headers, body }) =>
    withTimeout(accountDeletionTimeoutMs, async () => {
      const url = new URL(productPaths.accountDeletion + path, "http://product-server.internal");
      const response = await fetch(new Request(url, { method, headers, body: body ?? null }));
      return {
        status: response.status,
        retryAfter: response.headers.get("retry-after") ?? undefined,
        body: await response.text(),
      };
    });
}
