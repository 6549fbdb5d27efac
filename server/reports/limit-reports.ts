import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { createSharedBudget, type SharedBudget } from "#server/http/request/shared-budget.ts";
import type { Reports } from "#site/product-api/reports.ts";
import type { ReportsClient } from "./reports-client.ts";

const hourMs = 3600_000;

/** Reports from an address, which several people may share: ten at once, then one each five minutes. */
const limits = {
  byAddress: { keyPrefix: "reports-address", points: 10, duration: 3600 },
  byAddressLater: { keyPrefix: "reports-address-later", points: 1, duration: 300 },
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
  readonly reports: SharedBudget;
  readonly mails: SharedBudget;
}

/** Creates the limiters. Each process counts for itself, in memory, so that a refused report costs nothing else. */
export function createReportLimiters(): ReportLimiters {
  return {
    byAddress: new RateLimiterMemory(limits.byAddress),
    byAddressLater: new RateLimiterMemory(limits.byAddressLater),
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
  { byAddress, byAddressLater, reports, mails }: ReportLimiters,
  networks: readonly [string, ...string[]],
): Reports {
  const [address] = networks;
  return {
    ...client,
    async send(report) {
      const seconds = (await secondsToWait(byAddress, address)) && (await secondsToWait(byAddressLater, address));
      // What an address is refused does not count for everyone.
      const wait = seconds || (reports.take(networks) ? 0 : reports.secondsLeft());
      if (wait) return { ok: false, reason: "too-many-requests", retryAfterSeconds: wait };
      const mayMail = report.email !== null && mails.take(networks) !== undefined;
      return client.send(report, { mayMail });
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
