import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import { readMessage, sendStatus } from "#server/http/request/read-message.ts";
import { readCountEvent } from "#site/features/counting/count-event.ts";
import type { Metrics } from "./metrics.ts";
import { createTokenBucket } from "./token-bucket.ts";

/** Bytes of a message; the longest valid one has about 120. */
const sizeLimit = 512;

/** Limits for all visitors together: no IP address is read or stored. A page sends one or two messages. */
const rate = { capacity: 500, perSecond: 200 };

type Refusal = Parameters<Metrics["refuse"]>[0];

const statusOf: Readonly<Record<Refusal, number>> = { foreign: 403, "too-large": 413, "too-fast": 429, invalid: 400 };

/**
 * Counts the views and clicks that the site's pages report (site/features/counting), and stores nothing else.
 *
 * @param siteOrigin compared with `Origin` for browsers that do not send `Sec-Fetch-Site`
 */
export function createCountEndpoint(
  metrics: Pick<Metrics, "count" | "refuse">,
  siteOrigin: string,
  isWithinRate = createTokenBucket(rate),
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const refuse = (reason: Refusal) => {
      metrics.refuse(reason);
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
    const event = readCountEvent(body, request.headers["user-agent"]);
    if (!event) return refuse("invalid");
    metrics.count(event);
    sendStatus(response, 204);
  };
}
