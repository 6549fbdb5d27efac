import { createHttpTransport } from "#site/product-api/transport.ts";
import type { ProductServer } from "./product-server.ts";

/** Milliseconds a probe may take, and for which its result is believed: probing must not load the product server. */
const probe = { timeoutMs: 2000, believedFor: 1000 };

/** The real product server. Any answer of it, whatever its status, shows that it can be reached. */
export function connectRemoteProductServer(apiOrigin: string): ProductServer {
  let latest: { readonly result: Promise<boolean>; readonly at: number } | undefined;
  return {
    transport: createHttpTransport(apiOrigin),
    isReachable() {
      if (!latest || performance.now() - latest.at > probe.believedFor) {
        latest = { result: answersAtAll(apiOrigin), at: performance.now() };
      }
      return latest.result;
    },
    files: [],
    ownsMedia: () => false,
    readMedia: async () => undefined,
    mediaOrigins: [apiOrigin],
    close: async () => {},
  };
}

async function answersAtAll(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(probe.timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
