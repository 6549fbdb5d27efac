import { join } from "node:path";
import { createRemoteCalls } from "#server/calls/remote-calls.ts";
import type { Environment } from "#server/config/environment.ts";
import { createHttpTransport } from "#server/product-server/transport.ts";
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
): ProductServer {
  const transport = createHttpTransport(apiOrigin);
  let observers: ContentObservers | undefined;
  const media = createRemoteMedia({
    file: join(dataDirectory, "cache", "media.sqlite"),
    origin: siteOrigin,
    onRefused: (urls) => observers?.onMediaDeleted(urls),
  });
  const callsTo = (url: string | undefined) =>
    url === undefined ? undefined : { send: createRemoteCalls(url), sendsMail: true };
  return {
    async transport(path) {
      const response = await transport(path);
      media.observe(path, response);
      return response;
    },
    accountDeletion: callsTo(accountDeletionUrl),
    reports: callsTo(reportsUrl),
    isReachable: createReachability(() =>
      fetch(apiOrigin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(abandonMs) }),
    ),
    files: [],
    ownsMedia: () => false,
    isShown: media.isShown,
    readMedia: async () => undefined,
    mediaOrigins: [apiOrigin],
    hasReadChanges: () => true, // it reports none: a 404 or 410 is all there is to hear
    isIsolated: () => false,
    start(given) {
      observers = given;
    },
    close: async () => media.close(),
  };
}
