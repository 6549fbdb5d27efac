import { LRUCache } from "lru-cache";
import type { FetchImage } from "./fetch-image.ts";
import { hostOf } from "./host-queue.ts";

/**
 * Timeouts in a row after which a host is skipped (one may be the picture's own), milliseconds for which it is, and
 * hosts that are remembered.
 */
const slowHostLimits = { timeouts: 2, skippedFor: 30_000, hosts: 1000 };

/** Fetches pictures, but none from a host that has timed out shortly before: it is `unreachable` at once. */
export function skipSlowHosts(fetchImage: FetchImage, limits = slowHostLimits): FetchImage {
  const timeouts = new LRUCache<string, number>({ max: limits.hosts, ttl: limits.skippedFor });
  return async (url) => {
    const host = hostOf(url) ?? "";
    if ((timeouts.get(host) ?? 0) >= limits.timeouts) return { kind: "unreachable" };
    const fetched = await fetchImage(url);
    if (fetched.kind === "unreachable" && fetched.timedOut) timeouts.set(host, (timeouts.get(host) ?? 0) + 1);
    else timeouts.delete(host);
    return fetched;
  };
}
