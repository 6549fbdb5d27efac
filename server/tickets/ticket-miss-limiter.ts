import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { addressLimitKey, type ClientAddress } from "#server/http/request/client-address.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/** Tickets that do not exist, for each address in a quarter of an hour. People at an entrance share an address. */
const maxMisses = 60;
const windowMs = 15 * 60_000;

/** Addresses that are remembered; the least recent is forgotten first. */
const maxAddresses = 10_000;

/** A ticket's page, its other resources, and the call of a page in its loading state. */
const ticketPath = /^\/(ticket|api\/project\/events\/ticketSucces)\//;

/** Limits how many tickets an address may guess. */
export interface TicketMissLimiter {
  /**
   * Counts a response of 404 to this request.
   *
   * @returns seconds to wait where the request must be refused; `undefined` otherwise, and for any other path
   */
  readonly check: (request: IncomingMessage, response: ServerResponse, path: string) => number | undefined;
}

/** Counts in this process alone: with several instances, an address has as many misses in each. */
export function createTicketMissLimiter(
  clientAddress: ClientAddress,
  metrics?: Pick<Metrics, "observeTicketMiss">,
): TicketMissLimiter {
  const misses = new LRUCache<string, number>({ max: maxAddresses, ttl: windowMs, noUpdateTTL: true });
  return {
    check(request, response, path) {
      if (!ticketPath.test(path)) return undefined;
      const key = addressLimitKey(clientAddress(request));
      if ((misses.get(key) ?? 0) >= maxMisses) {
        metrics?.observeTicketMiss("refused");
        return Math.ceil(misses.getRemainingTTL(key) / 1000);
      }
      response.once("close", () => {
        if (response.statusCode !== 404) return;
        misses.set(key, (misses.get(key) ?? 0) + 1);
        metrics?.observeTicketMiss("missed");
      });
      return undefined;
    },
  };
}
