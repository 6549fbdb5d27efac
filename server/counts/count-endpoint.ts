import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import { createMessageEndpoint, type MessageEndpoint } from "#server/http/request/message-endpoint.ts";
import { createSharedBudget, type SharedBudget } from "#server/http/request/shared-budget.ts";
import { readCountEvent, readDevice } from "#site/features/counting/count-event.ts";
import type { Counting } from "./counting.ts";

/** Bytes of a message; the longest valid one has about 130. */
const sizeLimit = 512;

/**
 * Messages of all visitors together, in a second: no IP address is read or stored. More than the views of all pages that a
 * process can send while it takes their events (docs/decisions/0029-what-works-seen.md); nginx limits each address.
 */
const budget = { limit: 10_000, kept: 0, each: Number.POSITIVE_INFINITY, windowMs: 1000 };

/**
 * Counts the events of the site's pages (site/features/counting), and stores nothing else.
 *
 * @param siteOrigin compared with `Origin` for browsers that do not send `Sec-Fetch-Site`
 */
export function createCountEndpoint(
  counting: Pick<Counting, "count" | "refuse">,
  siteOrigin: string,
  messages: Pick<SharedBudget, "take"> = createSharedBudget(budget),
): MessageEndpoint {
  return createMessageEndpoint({
    sizeLimit,
    refusalOf({ headers }) {
      if (!isSameOrigin(headers, siteOrigin)) return "foreign";
      return messages.take([]) ? undefined : "too-fast";
    },
    take(body, { headers }) {
      const labels = readCountEvent(body, readDevice(headers["user-agent"] ?? ""));
      if (labels) counting.count(labels);
      return labels !== undefined;
    },
    onRefused: counting.refuse,
  });
}
