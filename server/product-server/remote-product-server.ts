import { join } from "node:path";
import { createHttpSend, createLimitedFetch } from "#server/calls/limited-fetch.ts";
import type { Environment } from "#server/config/environment.ts";
import type { ObserveCall } from "#site/product-api/product-fetch.ts";
import type { ContentObservers, ProductServer } from "./product-server.ts";
import { createReachability } from "./reachability.ts";
import { createRemoteMedia } from "./remote-media.ts";

/** Milliseconds after which a health check's own request ends. */
const abandonMs = 2000;

/**
 * Connects to the product server over HTTP. A response with any status means that it can be reached. Where it takes account
 * deletions or reports, it sends mails about them itself.
 */
export function connectRemoteProductServer(
  apiOrigin: string,
  {
    accountDeletionUrl,
    reportsUrl,
    dataDirectory,
    siteOrigin,
  }: Pick<Environment, "accountDeletionUrl" | "reportsUrl" | "dataDirectory" | "siteOrigin">,
  observe?: ObserveCall,
): ProductServer {
  let observers: ContentObservers | undefined;
  const media = createRemoteMedia({
    file: join(dataDirectory, "cache", "media.sqlite"),
    origin: siteOrigin,
    onRefused: (urls) => observers?.onMediaDeleted(urls),
  });
  const privateApi = (api: "account-deletion" | "reports", url: string | undefined) =>
    url === undefined ? undefined : { url, fetch: createLimitedFetch(api, createHttpSend(), observe), sendsMail: true };
  return {
    content: { origin: apiOrigin, fetch: createLimitedFetch("content", createHttpSend(), observe) },
    onResponse: media.observe,
    accountDeletion: privateApi("account-deletion", accountDeletionUrl),
    reports: privateApi("reports", reportsUrl),
    isReachable: createReachability(() =>
      fetch(apiOrigin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(abandonMs) }),
    ),
    files: [],
    ownsMedia: () => false,
    isShown: media.isShown,
    readMedia: async () => undefined,
    mediaOrigins: [apiOrigin],
    hasReadChanges: () => true, // it reports none; removals are known by a 404 or 410 alone
    isIsolated: () => false,
    start(given) {
      observers = given;
    },
    close: async () => media.close(),
  };
}
