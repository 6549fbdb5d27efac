import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findHiddenBy } from "#backend/restrictions/restrictions.queries.ts";

/** Cases of a list. */
const listLimit = 500;

/** The case of a report; a version without cases has decided it where there is none. */
const caseOfReport = sql<string>`coalesce(reports.case_reference, reports.reference)`;

/** Lists the cases that were decided last, the last decision first. */
export async function listDecidedCases(database: Kysely<Tables>, limit = listLimit) {
  const decided = database.selectFrom("reports").where("reports.decided_at", "is not", null);
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
  return [...cases].map(([reference, members]) => ({
    /** Answers of this reference reach the whole case. */
    reference,
    kinds: [...new Set(members.map((one) => one.kind))],
    reports: new Set(members.map((one) => one.reference)).size,
    /** Of the last decision, like what follows. */
    decidedAt: members[0]?.decided_at ?? 0,
    outcome: members[0]?.outcome ?? "kept",
    /** Null once personal data are deleted. */
    ground: members[0]?.ground ?? null,
    /** What the case hides now. */
    hidden: hidden.get(reference) ?? [],
  }));
}
