import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { restrict } from "#backend/restrictions/restrictions.store.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import { findReport, queueMail, type StoredReport } from "./reports.store.ts";

export interface NewDecision {
  readonly reference: string;
  readonly outcome: ReportOutcome;
  readonly ground: string;
  readonly text: string;
  /** URL of whoever has ordered to withhold the content. */
  readonly blockedBy?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether decisions are sent by mail. */
  readonly sendsMail: boolean;
}

export interface DecidedCase {
  /** Every report of the case, as it stands now; the named one first. */
  readonly reports: readonly StoredReport[];
  /** What has been hidden or shown. */
  readonly targets: readonly ReportTarget[];
}

/**
 * Decides a report with all others of its case: those that are open and about nothing else. The content is hidden, or
 * shown again, in the same transaction; mails are queued.
 *
 * @returns `undefined` if there is no such report
 */
export function decideReport(database: Kysely<Tables>, decision: NewDecision): Promise<DecidedCase | undefined> {
  const { reference, outcome, blockedBy, now } = decision;
  return database.transaction().execute(async (transaction) => {
    const report = await findReport(transaction, reference);
    if (!report) return undefined;
    const { targets } = report;
    const others = outcome === "answered" ? [] : await findOthersOfCase(transaction, report);
    const decided: StoredReport[] = [];
    for (const one of [report, ...others]) {
      await record(transaction, one, decision);
      const after = await findReport(transaction, one.reference);
      if (after) decided.push(after);
    }
    if (outcome === "answered") return { reports: decided, targets: [] };
    await restrict(transaction, {
      targets,
      state: outcome === "kept" ? "shown" : outcome,
      reference,
      blockedBy: outcome === "withheld" ? blockedBy : undefined,
      now,
    });
    return { reports: decided, targets };
  });
}

async function record(transaction: Transaction<Tables>, report: StoredReport, decision: NewDecision): Promise<void> {
  const { reference } = report;
  const { outcome, ground, text, now, sendsMail } = decision;
  const number = (report.decision?.number ?? 0) + 1;
  const row = { reference, number, decided_at: now, outcome, ground, text };
  await transaction.insertInto("report_decisions").values(row).execute();
  await transaction
    .updateTable("reports")
    .set({ state: "decided", decided_at: now })
    .where("reference", "=", reference)
    .execute();
  if (sendsMail && report.email !== null) await queueMail(transaction, reference, "decision", now);
}

/**
 * Finds the other reports of a case: open ones about some of the same content and nothing else. A request for information
 * has an answer of its own.
 */
export async function findOthersOfCase(database: Kysely<Tables>, report: StoredReport): Promise<StoredReport[]> {
  if (report.targets.length === 0 || report.kind === "information") return [];
  const isOfCase = new Set(report.targets.map(({ kind, uuid }) => `${kind}/${uuid}`));
  const rows = await database
    .selectFrom("report_targets")
    .innerJoin("reports", "reports.reference", "report_targets.reference")
    .where(({ or, and, eb }) =>
      or(
        report.targets.map(({ kind, uuid }) =>
          and([eb("report_targets.kind", "=", kind), eb("report_targets.uuid", "=", uuid)]),
        ),
      ),
    )
    .where("reports.state", "<>", "decided")
    .where("reports.kind", "<>", "information")
    .where("reports.reference", "<>", report.reference)
    .select("reports.reference")
    .distinct()
    .execute();
  const others: StoredReport[] = [];
  for (const { reference } of rows) {
    const other = await findReport(database, reference);
    if (other?.targets.every(({ kind, uuid }) => isOfCase.has(`${kind}/${uuid}`))) others.push(other);
  }
  return others;
}
