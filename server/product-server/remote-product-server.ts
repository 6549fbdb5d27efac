import { createRemoteAccountDeletion } from "#server/account-deletion/remote-account-deletion.ts";
import { createHttpTransport } from "#server/product-server/transport.ts";
import type { ProductServer } from "./product-server.ts";
import { createReachability } from "./reachability.ts";

/** Milliseconds after which a health check's own request ends. */
const abandonMs = 2000;

/**
 * Connects to the product server over HTTP. A response with any status means that it can be reached.
 *
 * @param accountDeletionUrl where it takes account deletions, and sends receipts by mail itself
 */
export function connectRemoteProductServer(apiOrigin: string, accountDeletionUrl: string | undefined): ProductServer {
  return {
    transport: createHttpTransport(apiOrigin),
    accountDeletion:
      accountDeletionUrl === undefined
        ? undefined
        : { send: createRemoteAccountDeletion(accountDeletionUrl), sendsMail: true },
    isReachable: createReachability(() =>
      fetch(apiOrigin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(abandonMs) }),
    ),
    files: [],
    ownsMedia: () => false,
    readMedia: async () => undefined,
    mediaOrigins: [apiOrigin],
    hasReadChanges: () => true, // it reports none: a 404 or 410 is all there is to hear
    start: () => {},
    close: async () => {},
  };
}
