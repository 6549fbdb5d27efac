import type { Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { restrict } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import { queueDecisionMails } from "./queue-decision-mails.ts";
import type { ReportCase } from "./report-case.ts";
import type { StoredReport } from "./reports.queries.ts";

export interface NewDecision {
  readonly outcome: ReportOutcome;
  readonly ground: string;
  /** By language; what is under `undefined` is for all that have none of their own. */
  readonly texts: ReadonlyMap<string | undefined, string>;
  /** URL of the authority that has ordered to withhold the content. */
  readonly blockedBy?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether decisions are sent by mail. */
  readonly sendsMail: boolean;
}

interface Decided {
  /** Every report of the case, as it stands now. */
  readonly reports: readonly StoredReport[];
  /** Those whose mail says so. */
  readonly mailed: readonly StoredReport[];
}

/**
 * Decides all reports of a case, or decides them again. Its content is hidden, or shown again where no other case hides it,
 * and mails are queued. In a transaction that excludes other decisions and imports (`withExclusiveTransaction`).
 */
export async function decideCase(
  transaction: Transaction<Tables>,
  { reference, reports, targets }: ReportCase,
  { outcome, ground, texts, blockedBy, now, sendsMail }: NewDecision,
): Promise<Decided> {
  const decided: StoredReport[] = [];
  for (const report of reports) {
    const decision = {
      ...{ reference: report.reference, number: (report.decision?.number ?? 0) + 1, decided_at: now, outcome, ground },
      text: texts.get(report.locale) ?? texts.get(undefined) ?? "",
    };
    await transaction.insertInto("report_decisions").values(decision).execute();
    const change = { state: "decided", decided_at: now, case_reference: reference } as const;
    await transaction.updateTable("reports").set(change).where("reference", "=", report.reference).execute();
    decided.push({ ...report, ...change, decision });
  }
  const mailed = sendsMail ? await queueDecisionMails(transaction, decided, now) : [];
  const state = outcome === "removed" || outcome === "withheld" ? outcome : "shown";
  await restrict(transaction, { targets, state, reference, blockedBy, now });
  return { reports: decided, mailed };
}
