import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { findHiding, type HidingRestriction, restrict, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import { queueDecisionMails } from "./queue-decision-mails.ts";
import { findCase, findOthersOfCase } from "./report-case.ts";
import { findReport, openTargets, type StoredReport } from "./reports.queries.ts";

export interface NewDecision {
  readonly reference: string;
  readonly outcome: ReportOutcome;
  readonly ground: string;
  readonly text: string;
  /** What reporters in these languages read instead. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** URL of the authority that has ordered to withhold the content. */
  readonly blockedBy?: string | undefined;
  /** Addresses of the report that it is limited to. */
  readonly about?: readonly ReportTarget[] | undefined;
  /** The case whose decision the report objects to: the objection becomes part of it. */
  readonly objectionTo?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether decisions are sent by mail. */
  readonly sendsMail: boolean;
}

/** An address that a decision is about, and what hides it before and after. */
export interface DecidedTarget extends ReportTarget {
  readonly before: readonly HidingRestriction[];
  readonly after: readonly HidingRestriction[];
}

export interface DecidedCase {
  /** Of the case: what it hides has this reference. */
  readonly reference: string;
  /** Every report that was decided, as it stands now; the named one first. */
  readonly reports: readonly StoredReport[];
  /** Those whose mail says so. */
  readonly mailed: readonly StoredReport[];
  readonly targets: readonly DecidedTarget[];
}

/**
 * Decides a report with all others of its case (`findOthersOfCase`). Its content is hidden, or shown again where no other
 * case hides it, in the same transaction; mails are queued. A report stays open until all its addresses are answered. Two
 * decisions, or one and an import, wait for each other.
 *
 * @returns `undefined` if there is no such report
 */
export function decideReport(database: Kysely<Tables>, decision: NewDecision): Promise<DecidedCase | undefined> {
  return withExclusiveTransaction(database, async (transaction) => {
    const report = await findReport(transaction, decision.reference);
    return report && (await decide(transaction, report, decision));
  });
}

async function decide(
  transaction: Transaction<Tables>,
  report: StoredReport,
  decision: NewDecision,
): Promise<DecidedCase> {
  const { outcome, blockedBy, now, about, sendsMail } = decision;
  const isAnswer = outcome === "answered";
  const { reference, targets, unanswered } = isAnswer
    ? { reference: report.reference, targets: [], unanswered: [] }
    : await findCase(transaction, report, decision);
  const others = await findOthersOfCase(transaction, report, { reference, targets });
  const before = await hiding(transaction, targets);
  const decided = new Set(targets.map(targetKey));
  const isAnswered = (some: readonly ReportTarget[]) => some.every((target) => decided.has(targetKey(target)));
  const isOpen = (one: StoredReport) =>
    // A report without addresses, an objection to a whole case, has none that could wait.
    one === report ? about && report.targets.length > 0 && !isAnswered(unanswered) : !isAnswered(openTargets(one));
  const reports: StoredReport[] = [];
  for (const one of [report, ...others]) {
    await record(transaction, one, decision, { reference, answered: isOpen(one) ? targets : undefined });
    reports.push((await findReport(transaction, one.reference)) ?? one);
  }
  const mailed = sendsMail ? await queueDecisionMails(transaction, reports, now) : [];
  await restrict(transaction, {
    targets,
    state: isAnswer || outcome === "kept" ? "shown" : outcome,
    reference,
    blockedBy: outcome === "withheld" ? blockedBy : undefined,
    now,
  });
  const after = await hiding(transaction, targets);
  const changes = targets.map((target, at) => ({ ...target, before: before[at] ?? [], after: after[at] ?? [] }));
  return { reference, reports, mailed, targets: changes };
}

async function hiding(transaction: Transaction<Tables>, targets: readonly ReportTarget[]) {
  const found: (readonly HidingRestriction[])[] = [];
  for (const target of targets) found.push(await findHiding(transaction, target));
  return found;
}

/** @param answered the addresses that are answered while others of the report wait; undefined where all are */
async function record(
  transaction: Transaction<Tables>,
  { reference, locale, decision: last }: StoredReport,
  { outcome, ground, text, texts, now }: NewDecision,
  of: { readonly reference: string; readonly answered: readonly ReportTarget[] | undefined },
): Promise<void> {
  const number = (last?.number ?? 0) + 1;
  const row = { reference, number, decided_at: now, outcome, ground, text: texts?.[locale] ?? text };
  await transaction.insertInto("report_decisions").values(row).execute();
  await transaction
    .updateTable("reports")
    .set({ ...(!of.answered && { state: "decided" }), decided_at: now, case_reference: of.reference })
    .where("reference", "=", reference)
    .execute();
  for (const { kind, uuid } of of.answered ?? []) {
    const target = transaction.updateTable("report_targets").where("reference", "=", reference);
    await target.where("kind", "=", kind).where("uuid", "=", uuid).set({ answered_at: now }).execute();
  }
}
