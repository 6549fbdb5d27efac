import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findHiddenBy, type HidingRestriction } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportOutcome } from "#contract/reports.ts";

/** Reports that were decided together. */
export interface DecidedCaseSummary {
  /** Answers of this reference reach the whole case. */
  readonly reference: string;
  readonly kinds: readonly Tables["reports"]["kind"][];
  readonly reports: number;
  /** Of the last decision, like what follows. */
  readonly decidedAt: number;
  readonly outcome: ReportOutcome;
  /** Null once personal data are deleted. */
  readonly ground: string | null;
  /** What the case hides now. */
  readonly hidden: readonly HidingRestriction[];
}

/** Cases of a list. */
const listLimit = 500;

/** The case of a report; a version without cases has decided it where there is none. */
const caseOfReport = sql<string>`coalesce(reports.case_reference, reports.reference)`;

/** Lists the cases that were decided last, the last decision first. @returns them, and how many older ones there are */
export async function listDecidedCases(
  database: Kysely<Tables>,
  limit = listLimit,
): Promise<{ readonly cases: readonly DecidedCaseSummary[]; readonly older: number }> {
  const decided = database.selectFrom("reports").where("reports.decided_at", "is not", null);
  const { total } = await decided
    .select(({ fn }) => fn.count<number>(caseOfReport).distinct().as("total"))
    .executeTakeFirstOrThrow();
  const newest = decided
    .groupBy(caseOfReport)
    .orderBy(({ fn }) => fn.max("reports.decided_at"), "desc")
    .limit(limit)
    .select(caseOfReport.as("reference"));
  const rows = await decided
    .innerJoin("report_decisions", "report_decisions.reference", "reports.reference")
    .whereRef("report_decisions.decided_at", "=", "reports.decided_at")
    .where(caseOfReport, "in", newest)
    .orderBy("reports.decided_at", "desc")
    .orderBy("report_decisions.number", "desc")
    .select(["reports.reference", caseOfReport.as("case_reference"), "reports.kind"])
    .select(["report_decisions.decided_at", "report_decisions.outcome", "report_decisions.ground"])
    .execute();
  const cases = Map.groupBy(rows, (row) => row.case_reference);
  const hidden = Map.groupBy(await findHiddenBy(database, [...cases.keys()]), (row) => row.reference);
  const summaries = [...cases].flatMap(([reference, members]) => {
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
  return { cases: summaries, older: Number(total) - summaries.length };
}
