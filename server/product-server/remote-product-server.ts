import { createHttpSend, createLimitedFetch } from "#server/calls/limited-fetch.ts";
import type { Environment } from "#server/config/environment.ts";
import type { ObserveCall } from "#site/product-api/product-fetch.ts";
import type { ProductServer } from "./product-server.ts";
import { createReachability } from "./reachability.ts";

/** Milliseconds after which a health check's own request ends. */
const abandonMs = 2000;

/**
 * Connects to the product server over HTTP. A response with any status means that it can be reached. Where it takes account
 * deletions or reports, it sends mails about them itself.
 */
export function connectRemoteProductServer(
  apiOrigin: string,
  { accountDeletionUrl, reportsUrl }: Pick<Environment, "accountDeletionUrl" | "reportsUrl">,
  observe?: ObserveCall,
): ProductServer {
  const privateApi = (api: "account-deletion" | "reports", url: string | undefined) =>
    url === undefined ? undefined : { url, fetch: createLimitedFetch(api, createHttpSend(), observe), sendsMail: true };
  return {
    content: { origin: apiOrigin, fetch: createLimitedFetch("content", createHttpSend(), observe) },
    accountDeletion: privateApi("account-deletion", accountDeletionUrl),
    reports: privateApi("reports", reportsUrl),
    isReachable: createReachability(() =>
      fetch(apiOrigin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(abandonMs) }),
    ),
    media: undefined,
    isIsolated: () => false,
    start: () => {}, // it reports no changes; removals are known by a 404, 410 or 451 alone
    close: async () => {},
  };
}
