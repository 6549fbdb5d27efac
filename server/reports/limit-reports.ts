import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { createSharedBudget, type SharedBudget } from "#server/http/request/shared-budget.ts";
import { hasDoneNothing } from "#site/product-api/private-call.ts";
import type { Reports } from "#site/product-api/reports.ts";
import type { ReportsClient } from "./reports-client.ts";

const hourMs = 3600_000;

/**
 * Reports from an address, which several people may share: ten at once, then one each five minutes. Forms that are shown
 * again, of 64 kB at most: sixty.
 */
const limits = {
  byAddress: { keyPrefix: "reports-address", points: 10, duration: 3600 },
  byAddressLater: { keyPrefix: "reports-address-later", points: 1, duration: 300 },
  refusedOfAddress: { keyPrefix: "reports-refused", points: 60, duration: 3600 },
};

/**
 * Of everyone in an hour: reports that one process stores, 25 MB at most, and receipts that are mailed to addresses which
 * somebody has typed. An address has no more reports than it may send in an hour by the limits above.
 */
const budgets = {
  reports: { limit: 1000, kept: 200, each: 22, windowMs: hourMs },
  mails: { limit: 200, kept: 40, each: 10, windowMs: hourMs },
};

export interface ReportLimiters {
  readonly byAddress: RateLimiterMemory;
  /** Takes what `byAddress` refuses. */
  readonly byAddressLater: RateLimiterMemory;
  /** Forms that were not accepted. */
  readonly refusedOfAddress: RateLimiterMemory;
  readonly reports: SharedBudget;
  readonly mails: SharedBudget;
}

/** Creates the limiters. Each process counts for itself, in memory, so that a refused report costs nothing else. */
export function createReportLimiters(): ReportLimiters {
  return {
    byAddress: new RateLimiterMemory(limits.byAddress),
    byAddressLater: new RateLimiterMemory(limits.byAddressLater),
    refusedOfAddress: new RateLimiterMemory(limits.refusedOfAddress),
    reports: createSharedBudget(budgets.reports),
    mails: createSharedBudget(budgets.mails),
  };
}

/**
 * Limits how many reports one visitor sends, and all together, and how many of them have a receipt by mail. Links have
 * tokens of 256 random bits, which cannot be guessed, and each decision is objected to once: neither has a limit.
 *
 * @param networks of the visitor, the narrowest first (server/http/request/client-address.ts)
 */
export function limitReports(
  client: ReportsClient,
  { byAddress, byAddressLater, refusedOfAddress, reports, mails }: ReportLimiters,
  networks: readonly [string, ...string[]],
): Reports {
  const [address] = networks;
  return {
    ...client,
    async countRefused() {
      const wait = await secondsToWait(refusedOfAddress, address);
      return wait ? { reason: "too-many-requests", retryAfterSeconds: wait } : undefined;
    },
    async send(report, key) {
      let limiter = byAddress;
      let wait = await secondsToWait(byAddress, address);
      if (wait) {
        limiter = byAddressLater;
        wait = await secondsToWait(byAddressLater, address);
      }
      // What an address is refused does not count for everyone.
      const taken = wait ? undefined : reports.take(networks);
      if (!taken) return { ok: false, reason: "too-many-requests", retryAfterSeconds: wait || reports.secondsLeft() };
      const mail = report.email === null ? undefined : mails.take(networks);
      const result = await client.send(report, { key, mayMail: mail !== undefined });
      if (!result.ok && hasDoneNothing(result)) {
        taken.giveBack();
        mail?.giveBack();
        await limiter.reward(address);
      }
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
