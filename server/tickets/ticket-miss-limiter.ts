import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { addressLimitKey, type ClientAddress } from "#server/http/request/client-address.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * Tickets that do not exist, for each address in a quarter of an hour. People at an entrance share an address, so that
 * tickets that exist are shown beyond it.
 */
const maxMisses = 60;
const windowMs = 15 * 60_000;

/**
 * Look-ups of an address beyond that, in two seconds: more than a crowded entrance needs, whose guests look their tickets
 * up twice (page and copy). nginx lets an address send 100 requests a second (deploy/nginx.conf).
 */
const budget = { limit: Number.POSITIVE_INFINITY, kept: 0, each: 100, windowMs: 2000 };

/** Addresses that are remembered, of some 100 bytes each; the least recent is forgotten first. */
const maxAddresses = 10_000;

/**
 * Limits how many tickets an address may guess. Both functions return the seconds to wait where the response must be a
 * 429; `undefined` otherwise.
 */
export type TicketMissLimiter = ReturnType<typeof createTicketMissLimiter>;

/**
 * Counts in this process alone: with several instances, an address has as many misses and look-ups in each.
 *
 * Guesses must not lock out those who share the address, so look-ups go on at a rate: beside 50 guesses a second, half of
 * the guests' tries pass. Guesses find nothing, because ids are random UUIDs; shorter ids, or ids in sequence,
 * would be no credentials at any rate that an entrance can live with.
 */
export function createTicketMissLimiter(clientAddress: ClientAddress, metrics?: Pick<Metrics, "observeTicketMiss">) {
  const misses = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: windowMs,
    noUpdateTTL: true,
    perf: performance,
  });
  const lookUps = createSharedBudget(budget);
  return {
    /** Whether a request must be refused before its ticket is looked up. */
    check(request: IncomingMessage): number | undefined {
      const key = addressLimitKey(clientAddress(request));
      if ((misses.get(key) ?? 0) < maxMisses || lookUps.take([key])) return undefined;
      metrics?.observeTicketMiss("refused");
      return lookUps.secondsLeft();
    },
    /** Counts a request whose response would say that there is no such ticket. */
    countMiss(request: IncomingMessage): number | undefined {
      const key = addressLimitKey(clientAddress(request));
      const count = (misses.get(key) ?? 0) + 1;
      misses.set(key, count);
      metrics?.observeTicketMiss(count > maxMisses ? "refused" : "missed");
      return count > maxMisses ? Math.ceil(misses.getRemainingTTL(key) / 1000) : undefined;
    },
  };
}
