import { LRUCache } from "lru-cache";
import { hostOf } from "../host-queue.ts";
import type { FetchImage } from "./fetch-image.ts";

/** A host is skipped after some timeouts in a row; a single one may be due to the image. */
const slowHostLimits = { timeouts: 2, skippedMs: 30_000, hosts: 1000 };

/** Fetches images, except from hosts that have just timed out: these are `unreachable` at once. */
export function skipSlowHosts(fetchImage: FetchImage, limits = slowHostLimits): FetchImage {
  const timeouts = new LRUCache<string, number>({ max: limits.hosts, ttl: limits.skippedMs });
  return async (url, enough) => {
    const host = hostOf(url) ?? "";
    if ((timeouts.get(host) ?? 0) >= limits.timeouts) return { kind: "unreachable" };
    const fetched = await fetchImage(url, enough);
    if (fetched.kind === "unreachable" && fetched.timedOut) timeouts.set(host, (timeouts.get(host) ?? 0) + 1);
    else timeouts.delete(host);
    return fetched;
  };
}
