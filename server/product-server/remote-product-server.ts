import { createRemoteAccountDeletion } from "#server/account-deletion/remote-account-deletion.ts";
import { createHttpTransport } from "#site/product-api/transport.ts";
import type { ProductServer } from "./product-server.ts";

/** Milliseconds. A result is reused for a while, so that health checks do not load the product server. */
const probe = { timeoutMs: 2000, cachedMs: 1000 };

/**
 * Connects to the product server over HTTP. A response with any status means that it can be reached.
 *
 * @param accountDeletionUrl where it takes account deletions, and sends receipts by mail itself
 */
export function connectRemoteProductServer(apiOrigin: string, accountDeletionUrl: string | undefined): ProductServer {
  let latest: { readonly result: Promise<boolean>; readonly at: number } | undefined;
  return {
    transport: createHttpTransport(apiOrigin),
    accountDeletion:
      accountDeletionUrl === undefined
        ? undefined
        : { send: createRemoteAccountDeletion(accountDeletionUrl), sendsMail: true },
    isReachable() {
      if (!latest || performance.now() - latest.at > probe.cachedMs) {
        latest = { result: responds(apiOrigin), at: performance.now() };
      }
      return latest.result;
    },
    files: [],
    ownsMedia: () => false,
    readMedia: async () => undefined,
    mediaOrigins: [apiOrigin],
    start: () => {},
    close: async () => {},
  };
}

async function responds(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(probe.timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
