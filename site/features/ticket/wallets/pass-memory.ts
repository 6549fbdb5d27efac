import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Milliseconds: for a visitor who presses again, and for a phone that requests a pass twice. */
const rememberedMs = 60_000;

/** Bytes of all passes together. One has 20 kB, and up to 200 with the event's image. */
const maxBytes = 8 * 1024 * 1024;

/** Passes are credentials: they are remembered in this process alone, and nowhere else. */
export function createPassMemory() {
  const passes = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxBytes,
    sizeCalculation: (pass) => pass.length,
    ttl: rememberedMs,
    perf: performance,
    ignoreFetchAbort: true, // requests that wait for a pass get it, also where it is evicted at once
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  /**
   * Makes a pass, or returns the one made from the same data within the last minute. Concurrent requests share one pass.
   *
   * @param made everything that the pass is made of, as JSON; the key is its digest. The caller loads the ticket for each
   *   request: a ticket that is gone or has changed never gets an earlier pass
   */
  return (made: unknown, make: () => Promise<Buffer>): Promise<Buffer> =>
    passes.forceFetch(hash("sha256", JSON.stringify(made)), { context: make });
}
