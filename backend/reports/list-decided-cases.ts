import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findHiddenBy, type HidingRestriction } from "#backend/restrictions/restrictions.store.ts";
import type { ReportKind } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";

/** Reports that were decided together. */
export interface DecidedCaseSummary {
  /** Answers of this reference reach the whole case. */
  readonly reference: string;
  readonly kinds: readonly ReportKind[];
  readonly reports: number;
  /** Of the last decision, like what follows. */
  readonly decidedAt: number;
  readonly outcome: ReportOutcome;
  /** Null once personal data are deleted. */
  readonly ground: string | null;
  /** What the case hides now. */
  readonly hidden: readonly HidingRestriction[];
}

/** Reports that a list reads at most. */
const listLimit = 500;

/** Lists decided cases, the last decision first. */
export async function listDecidedCases(database: Kysely<Tables>): Promise<DecidedCaseSummary[]> {
  const rows = await database
    .selectFrom("reports")
    .innerJoin("report_decisions", "report_decisions.reference", "reports.reference")
    .where("reports.decided_at", "is not", null)
    .whereRef("report_decisions.decided_at", "=", "reports.decided_at")
    .orderBy("reports.decided_at", "desc")
    .orderBy("report_decisions.number", "desc")
    .limit(listLimit)
    .select(["reports.reference", "reports.case_reference", "reports.kind"])
    .select(["report_decisions.decided_at", "report_decisions.outcome", "report_decisions.ground"])
    .execute();
  const cases = Map.groupBy(rows, (row) => row.case_reference ?? row.reference);
  const hidden = Map.groupBy(await findHiddenBy(database, [...cases.keys()]), (row) => row.reference);
  return [...cases].flatMap(([reference, members]) => {
    const [last] = members;
    return last
      ? {
          reference,
          kinds: [...new Set(members.map((one) => one.kind))],
          reports: new Set(members.map((one) => one.reference)).size,
          decidedAt: last.decided_at,
          outcome: last.outcome,
          ground: last.ground,
          hidden: hidden.get(reference) ?? [],
        }
      : [];
  });
}
