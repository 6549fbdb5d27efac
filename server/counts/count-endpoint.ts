import { LRUCache } from "lru-cache";
import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import { createMessageEndpoint, type MessageEndpoint } from "#server/http/request/message-endpoint.ts";
import { createTokenBucket } from "#server/observability/token-bucket.ts";
import { type Device, readCountEvent, readDevice } from "#site/features/counting/count-event.ts";
import type { Counting } from "./counting.ts";

/** Bytes of a message; the longest valid one has about 130. */
const sizeLimit = 512;

/**
 * Limits for all visitors together: no IP address is read or stored. More than the views of all pages that a process can
 * send while it takes their events (docs/decisions/0029-what-works-seen.md); nginx limits each address.
 */
const rate = { capacity: 20_000, perSecond: 10_000 };

/** User agents whose device is remembered, and the length of those that are not: a thousand of 16 kB would fill the memory. */
const remembered = { max: 1000, length: 500 };

/**
 * Counts the events of the site's pages (site/features/counting), and stores nothing else.
 *
 * @param siteOrigin compared with `Origin` for browsers that do not send `Sec-Fetch-Site`
 */
export function createCountEndpoint(
  counting: Pick<Counting, "count" | "refuse">,
  siteOrigin: string,
  isWithinRate = createTokenBucket(rate),
): MessageEndpoint {
  const devices = new LRUCache<string, Device>({ max: remembered.max, memoMethod: readDevice });
  const deviceOf = (userAgent = "") =>
    userAgent.length > remembered.length ? readDevice(userAgent) : devices.memo(userAgent);
  return createMessageEndpoint({
    sizeLimit,
    refusalOf({ headers }) {
      if (!isSameOrigin(headers, siteOrigin)) return "foreign";
      return isWithinRate() ? undefined : "too-fast";
    },
    take(body, { headers }) {
      const labels = readCountEvent(body, deviceOf(headers["user-agent"]));
      if (labels) counting.count(labels);
      return labels !== undefined;
    },
    onRefused: counting.refuse,
  });
}
