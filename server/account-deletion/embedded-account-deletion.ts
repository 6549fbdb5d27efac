import { productPaths } from "#contract/product-paths.ts";
import type { SendAccountDeletionCall } from "./account-deletion-client.ts";

/** Sends calls to the embedded product server within this process. */
export function createEmbeddedAccountDeletion(fetch: (request: Request) => Promise<Response>): SendAccountDeletionCall {
  return async ({ method, path, headers, body }) => {
    const url = new URL(productPaths.accountDeletion + path, "http://product-server.internal");
    const response = await fetch(new Request(url, { method, headers, body: body ?? null }));
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after") ?? undefined,
      body: await response.text(),
    };
  };
}
