import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Networks } from "#server/http/request/client-address.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { takeAttempt } from "#server/http/request/take-attempt.ts";
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
 * Per hour, for all clients together: reports that one process stores, 25 MB at most, and receipts that are mailed to typed
 * addresses. No client gets more of them than the limits above allow it in an hour.
 */
const budgets = {
  reports: { limit: 1000, kept: 200, each: 22, windowMs: hourMs },
  mails: { limit: 200, kept: 40, each: 10, windowMs: hourMs },
};

/** Creates the limiters. Each process counts for itself, in memory, so that a refused report costs nothing else. */
export function createReportLimiters() {
  return {
    byAddress: new RateLimiterMemory(limits.byAddress),
    /** Takes what `byAddress` refuses. */
    byAddressLater: new RateLimiterMemory(limits.byAddressLater),
    /** Forms that were not accepted. */
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
  { byAddress, byAddressLater, refusedOfAddress, reports, mails }: ReturnType<typeof createReportLimiters>,
  networks: Networks,
): Reports {
  const [address] = networks;
  return {
    ...client,
    async countRefused() {
      const shown = await takeAttempt([refusedOfAddress], address);
      return shown.ok ? undefined : shown;
    },
    async send(report, key) {
      const fromAddress = await takeAttempt([byAddress, byAddressLater], address);
      if (!fromAddress.ok) return fromAddress; // it does not count for everyone
      const giveReportBack = reports.take(networks);
      if (!giveReportBack) return { ok: false, reason: "too-many-requests", retryAfterSeconds: reports.secondsLeft() };
      const giveMailBack = report.email === null ? undefined : mails.take(networks);
      const result = await client.send(report, { key, mayMail: giveMailBack !== undefined });
      if (!result.ok && hasDoneNothing(result)) {
        giveReportBack();
        giveMailBack?.();
        await fromAddress.giveBack();
      }
      return result;
    },
  };
}
