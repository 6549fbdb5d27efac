import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import { readMessage, sendStatus } from "#server/http/request/read-message.ts";
import { createTokenBucket } from "#server/observability/token-bucket.ts";
import { type Device, readCountEvent, readDevice } from "#site/features/counting/count-event.ts";
import type { RefusalReason } from "#site/features/counting/count-labels.ts";
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

const statusOf: Readonly<Record<RefusalReason, number>> = {
  foreign: 403,
  "too-large": 413,
  "too-fast": 429,
  invalid: 400,
};

/**
 * Counts the events of the site's pages (site/features/counting), and stores nothing else.
 *
 * @param siteOrigin compared with `Origin` for browsers that do not send `Sec-Fetch-Site`
 */
export function createCountEndpoint(
  counting: Pick<Counting, "count" | "refuse">,
  siteOrigin: string,
  isWithinRate = createTokenBucket(rate),
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const devices = new LRUCache<string, Device>({ max: remembered.max, memoMethod: readDevice });
  const deviceOf = (userAgent = "") =>
    userAgent.length > remembered.length ? readDevice(userAgent) : devices.memo(userAgent);
  return async (request, response) => {
    const refuse = (reason: RefusalReason) => {
      counting.refuse(reason);
      sendStatus(response, statusOf[reason]);
    };
    response.setHeader("Cache-Control", "no-store");
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return sendStatus(response, 405);
    }
    if (!isSameOrigin(request.headers, siteOrigin)) return refuse("foreign");
    if (!isWithinRate()) return refuse("too-fast");
    const body = await readMessage(request, sizeLimit);
    if (body === undefined) return refuse("too-large");
    const labels = readCountEvent(body, deviceOf(request.headers["user-agent"]));
    if (!labels) return refuse("invalid");
    counting.count(labels);
    sendStatus(response, 204);
  };
}
