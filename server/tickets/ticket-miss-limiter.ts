import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { addressLimitKey, type ClientAddress } from "#server/http/request/client-address.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * Tickets that do not exist, for each address in a quarter of an hour. People at an entrance share an address, so that
 * tickets that exist are shown beyond it.
 */
const maxMisses = 60;
const windowMs = 15 * 60_000;

/** Misses after which an address is refused without a call to the product server, whatever it asks for. */
const maxLookedUpMisses = 10 * maxMisses;

/** Addresses that are remembered; the least recent is forgotten first. */
const maxAddresses = 10_000;

/** A ticket's page, its other resources, and the call of a page in its loading state. */
const ticketPath = /^\/(ticket|api\/project\/events\/ticketSucces)\//;

/**
 * Limits how many tickets an address may guess. Both functions return the seconds to wait where the response must be a
 * 429; `undefined` otherwise, and for any other path.
 */
export interface TicketMissLimiter {
  /** Whether a request must be refused before its ticket is looked up. */
  readonly check: (request: IncomingMessage, path: string) => number | undefined;
  /** Counts a request whose response would say that there is no such ticket. */
  readonly countMiss: (request: IncomingMessage, path: string) => number | undefined;
}

/** Counts in this process alone: with several instances, an address has as many misses in each. */
export function createTicketMissLimiter(
  clientAddress: ClientAddress,
  metrics?: Pick<Metrics, "observeTicketMiss">,
): TicketMissLimiter {
  const misses = new LRUCache<string, number>({ max: maxAddresses, ttl: windowMs, noUpdateTTL: true });

  function refuse(key: string): number {
    metrics?.observeTicketMiss("refused");
    return Math.ceil(misses.getRemainingTTL(key) / 1000);
  }

  return {
    check(request, path) {
      if (!ticketPath.test(path)) return undefined;
      const key = addressLimitKey(clientAddress(request));
      return (misses.get(key) ?? 0) < maxLookedUpMisses ? undefined : refuse(key);
    },
    countMiss(request, path) {
      if (!ticketPath.test(path)) return undefined;
      const key = addressLimitKey(clientAddress(request));
      const count = (misses.get(key) ?? 0) + 1;
      misses.set(key, count);
      if (count > maxMisses) return refuse(key);
      metrics?.observeTicketMiss("missed");
      return undefined;
    },
  };
}
