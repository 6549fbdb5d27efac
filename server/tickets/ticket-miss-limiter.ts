import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { addressLimitKey, type ClientAddress } from "#server/http/request/client-address.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { createTokenBucket } from "#server/observability/token-bucket.ts";

/**
 * Tickets that do not exist, for each address in a quarter of an hour. People at an entrance share an address, so that
 * tickets that exist are shown beyond it.
 */
const maxMisses = 60;
const windowMs = 15 * 60_000;

/** Misses after which the look-ups of an address have a rate, whatever it asks for. */
const maxFreeMisses = 10 * maxMisses;

/**
 * Look-ups of an address beyond that: for each package of which a ticket was found lately, and for all other tickets
 * together. The first is more than a crowded entrance needs, whose guests look their tickets up twice (page and copy).
 */
const rates = { knownPackage: { capacity: 100, perSecond: 50 }, other: { capacity: 5, perSecond: 5 } };

/** "Lately": most guests look at their ticket on the day of the event, not all of them at its entrance. */
const knownPackageMs = 24 * 60 * 60_000;

/** What is remembered at most, some 100 bytes each; the least recent is forgotten first. */
const maxRemembered = { addresses: 10_000, packages: 10_000, buckets: 10_000 };

/**
 * Limits how many tickets an address may guess. The first two functions return the seconds to wait where the response
 * must be a 429; `undefined` otherwise. Packages are named by their id in the URL.
 */
export interface TicketMissLimiter {
  /** Whether a request must be refused before its ticket is looked up. */
  readonly check: (request: IncomingMessage, packageId: string | undefined) => number | undefined;
  /** Counts a request whose response would say that there is no such ticket. */
  readonly countMiss: (request: IncomingMessage) => number | undefined;
  /** Remembers the package of a ticket that was found. */
  readonly rememberFound: (packageId: string) => void;
}

/**
 * Counts in this process alone: with several instances, an address has as many misses and look-ups in each.
 *
 * Nobody who guesses may lock out those who share the address, so some look-ups always pass. The tickets of a package in
 * use have a rate of their own, which only requests with its id can spend. All others share a low one: beside 50 guesses a
 * second, each tenth try passes, until the first of a package has made it known to all.
 *
 * Whoever knows such a package, as from an own ticket, has 50 guesses a second from each address, which find nothing. With
 * random UUIDs (122 bits), of which a million are sold in the package, one is found in 10²¹ years; with 64 random bits, in
 * 10,000 years. Shorter ids, or ids in sequence, are no credentials at any rate that an entrance can live with. For the
 * product server it is less work than the same person may cause by reloading the own ticket. Faster guesses (nginx lets an
 * address ask 100 times a second) take turns with the guests of that package, of whose tries half then pass.
 */
export function createTicketMissLimiter(
  clientAddress: ClientAddress,
  metrics?: Pick<Metrics, "observeTicketMiss">,
  clock: Pick<Performance, "now"> = performance,
): TicketMissLimiter {
  const { addresses, packages, buckets: maxBuckets } = maxRemembered;
  const misses = new LRUCache<string, number>({ max: addresses, ttl: windowMs, noUpdateTTL: true, perf: clock });
  const knownPackages = new LRUCache<string, true>({ max: packages, ttl: knownPackageMs, perf: clock });
  const buckets = new LRUCache<string, () => boolean>({ max: maxBuckets });

  /** Whether an address above its limit may look this ticket up. */
  function mayLookUp(address: string, packageId: string | undefined): boolean {
    const isKnown = packageId !== undefined && knownPackages.has(packageId);
    const key = isKnown ? `${address} ${packageId}` : address;
    let bucket = buckets.get(key);
    if (!bucket) {
      bucket = createTokenBucket({ ...(isKnown ? rates.knownPackage : rates.other), now: () => clock.now() });
      buckets.set(key, bucket);
    }
    return bucket();
  }

  return {
    check(request, packageId) {
      const key = addressLimitKey(clientAddress(request));
      if ((misses.get(key) ?? 0) < maxFreeMisses || mayLookUp(key, packageId)) return undefined;
      metrics?.observeTicketMiss("refused");
      return 1; // by then there are new look-ups
    },
    countMiss(request) {
      const key = addressLimitKey(clientAddress(request));
      const count = (misses.get(key) ?? 0) + 1;
      misses.set(key, count);
      metrics?.observeTicketMiss(count > maxMisses ? "refused" : "missed");
      return count > maxMisses ? Math.ceil(misses.getRemainingTTL(key) / 1000) : undefined;
    },
    rememberFound(packageId) {
      knownPackages.set(packageId, true);
    },
  };
}
