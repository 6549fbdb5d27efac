import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { hasDoneNothing } from "#site/product-api/has-done-nothing.ts";
import type { Reports } from "#site/product-api/reports.ts";

/**
 * Reports from an address, which several people may share: ten at once, then one each five minutes. Forms that are
 * shown again, of 64 kB at most: sixty. Of everyone: what one
 * process stores in an hour, 25 MB at most.
 */
const limits = {
  byAddress: { keyPrefix: "reports-address", points: 10, duration: 3600 },
  byAddressLater: { keyPrefix: "reports-address-later", points: 1, duration: 300 },
  refusedOfAddress: { keyPrefix: "reports-refused", points: 60, duration: 3600 },
  overall: { keyPrefix: "reports", points: 1000, duration: 3600 },
};

export interface ReportLimiters {
  readonly byAddress: RateLimiterMemory;
  /** Takes what `byAddress` refuses. */
  readonly byAddressLater: RateLimiterMemory;
  /** Forms that were not accepted. */
  readonly refusedOfAddress: RateLimiterMemory;
  readonly overall: RateLimiterMemory;
}

/** Creates the limiters. Each process counts for itself, in memory, so that a refused report costs nothing else. */
export function createReportLimiters(): ReportLimiters {
  return {
    byAddress: new RateLimiterMemory(limits.byAddress),
    byAddressLater: new RateLimiterMemory(limits.byAddressLater),
    refusedOfAddress: new RateLimiterMemory(limits.refusedOfAddress),
    overall: new RateLimiterMemory(limits.overall),
  };
}

/**
 * Limits how many reports one visitor sends, and all together. Links have tokens of 256 random bits, which cannot be
 * guessed, and each decision is objected to once: neither has a limit.
 *
 * @param address of the visitor (server/http/request/client-address.ts)
 */
export function limitReports(
  reports: Reports,
  { byAddress, byAddressLater, refusedOfAddress, overall }: ReportLimiters,
  address: string,
): Reports {
  return {
    ...reports,
    async countRefused() {
      const wait = await secondsToWait(refusedOfAddress, address);
      return wait ? { reason: "too-many-requests", retryAfterSeconds: wait } : undefined;
    },
    async send(report, key) {
      let taken = byAddress;
      let wait = await secondsToWait(byAddress, address);
      if (wait) {
        taken = byAddressLater;
        wait = await secondsToWait(byAddressLater, address);
      }
      // What an address is refused does not count for everyone.
      wait ||= await secondsToWait(overall, "all");
      if (wait) return { ok: false, reason: "too-many-requests", retryAfterSeconds: wait };
      const result = await reports.send(report, key);
      // What was not taken does not count.
      if (!result.ok && hasDoneNothing(result)) await Promise.all([taken.reward(address), overall.reward("all")]);
      return result;
    },
  };
}

/** Takes a report from a limiter. @returns 0, or for how long it has none left */
async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
