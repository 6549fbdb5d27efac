import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { firstThree } from "#backend/reports/list-cases.ts";
import type { ReportStatistics } from "#backend/reports/report-statistics.ts";
import { reportOutcomes } from "#contract/reports.ts";
import { terminalLine, time } from "../terminal-text.ts";

/** Decisions of a list. */
const listLimit = 500;

/** One line for each of the last decisions, the newest first, with what its case hides now. */
export async function decidedList(database: Kysely<Tables>, limit = listLimit): Promise<string> {
  const decisions = await database
    .selectFrom("report_decisions")
    .innerJoin("reports", "reports.reference", "report_decisions.reference")
    .select(sql<string>`coalesce(reports.case_reference, reports.reference)`.as("reference"))
    .select(["report_decisions.decided_at", "report_decisions.outcome", "report_decisions.ground"])
    .distinct() // the reports of a case
    .orderBy("report_decisions.decided_at", "desc")
    .limit(limit)
    .execute();
  if (decisions.length === 0) return "Nothing is decided.\n";
  const references = decisions.map(({ reference }) => reference);
  const hidden = await database
    .selectFrom("content_restrictions")
    .where("state", "<>", "shown")
    .where("reference", "in", references)
    .orderBy("target")
    .select(["reference", "target", "state"])
    .execute();
  const hiddenBy = Map.groupBy(hidden, ({ reference }) => reference);
  const lines = decisions.map(({ reference, decided_at, outcome, ground }) => {
    const hides = (hiddenBy.get(reference) ?? []).map(({ target, state }) => `${target} (${state})`);
    const effect = hides.length === 0 ? "hides nothing" : `hides ${firstThree(hides)}`;
    return [reference, time(decided_at), outcome.padEnd(8), terminalLine(ground ?? "–"), effect].join("  ");
  });
  return `${lines.join("\n")}\n`;
}

const columns = [
  "month",
  "kind",
  "received",
  "open",
  ...reportOutcomes,
  "median_hours",
  "objections",
  "reversed",
] as const;

/** The statistics as CSV (RFC 4180), with a header. No value needs quotes: numbers and words of closed lists. */
export function statisticsCsv(statistics: readonly ReportStatistics[]): string {
  const rows = statistics.map((one) => columns.map((column) => one[column]));
  return [columns, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
