import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { findHiding, type HidingRestriction, restrict, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import { queueDecisionMails } from "./queue-decision-mails.ts";
import { type CaseScope, findOthersOfCase, findScope } from "./report-case.ts";
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
  /** Whether everything is undone, to see what would happen. */
  readonly isDryRun?: boolean;
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
export async function decideReport(database: Kysely<Tables>, decision: NewDecision): Promise<DecidedCase | undefined> {
  let decided: DecidedCase | undefined;
  try {
    await withExclusiveTransaction(database, async (transaction) => {
      const report = await findReport(transaction, decision.reference);
      decided = report && (await decide(transaction, report, decision));
      if (decision.isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return decided;
}

/** Undoes the transaction. */
class DryRun extends Error {}

async function decide(
  transaction: Transaction<Tables>,
  report: StoredReport,
  decision: NewDecision,
): Promise<DecidedCase> {
  const { outcome, blockedBy, now, about, objectionTo } = decision;
  if (outcome === "answered") {
    const scope = { reference: report.reference, targets: [] };
    return { ...scope, ...(await recordAll(transaction, [report], scope, decision)) };
  }
  const scope = await findScope(transaction, report, decision);
  const { reference, targets } = scope;
  const others = await findOthersOfCase(transaction, report, scope);
  const before = await hiding(transaction, targets);
  const decided = new Set(targets.map(targetKey));
  const isAnswered = (some: readonly ReportTarget[]) => some.every((target) => decided.has(targetKey(target)));
  // A report without addresses, an objection to a whole case, has none that could wait.
  const all = about && report.targets.length > 0 ? (await findScope(transaction, report, { objectionTo })).targets : [];
  const open = [...others.filter((other) => !isAnswered(openTargets(other))), ...(isAnswered(all) ? [] : [report])];
  const recorded = await recordAll(transaction, [report, ...others], { ...scope, open }, decision);
  await restrict(transaction, {
    targets,
    state: outcome === "kept" ? "shown" : outcome,
    reference,
    blockedBy: outcome === "withheld" ? blockedBy : undefined,
    now,
  });
  const after = await hiding(transaction, targets);
  const of = (found: typeof before, target: ReportTarget) => found.get(targetKey(target)) ?? [];
  return {
    reference,
    ...recorded,
    targets: targets.map((target) => ({ ...target, before: of(before, target), after: of(after, target) })),
  };
}

async function hiding(transaction: Transaction<Tables>, targets: readonly ReportTarget[]) {
  const found = new Map<string, readonly HidingRestriction[]>();
  for (const target of targets) found.set(targetKey(target), await findHiding(transaction, target));
  return found;
}

interface AnsweredScope extends CaseScope {
  /** Reports of which other addresses still wait for an answer. */
  readonly open?: readonly StoredReport[];
}

async function recordAll(
  transaction: Transaction<Tables>,
  reports: readonly StoredReport[],
  scope: AnsweredScope,
  decision: NewDecision,
): Promise<Pick<DecidedCase, "reports" | "mailed">> {
  const decided: StoredReport[] = [];
  for (const report of reports) {
    await record(transaction, report, scope, decision);
    const after = await findReport(transaction, report.reference);
    if (after) decided.push(after);
  }
  const mailed = decision.sendsMail ? await queueDecisionMails(transaction, decided, decision.now) : [];
  return { reports: decided, mailed };
}

async function record(
  transaction: Transaction<Tables>,
  report: StoredReport,
  scope: AnsweredScope,
  decision: NewDecision,
): Promise<void> {
  const { reference } = report;
  const { outcome, ground, now } = decision;
  const text = decision.texts?.[report.locale] ?? decision.text;
  const number = (report.decision?.number ?? 0) + 1;
  const row = { reference, number, decided_at: now, outcome, ground, text };
  await transaction.insertInto("report_decisions").values(row).execute();
  const isOpen = scope.open?.includes(report);
  await transaction
    .updateTable("reports")
    .set({ ...(!isOpen && { state: "decided" }), decided_at: now, case_reference: scope.reference })
    .where("reference", "=", reference)
    .execute();
  for (const { kind, uuid } of isOpen ? scope.targets : []) {
    const target = transaction.updateTable("report_targets").where("reference", "=", reference);
    await target.where("kind", "=", kind).where("uuid", "=", uuid).set({ answered_at: now }).execute();
  }
}
