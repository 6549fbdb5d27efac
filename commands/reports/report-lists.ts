import type { ReportCase } from "#backend/reports/list-cases.ts";
import type { DecidedCaseSummary } from "#backend/reports/list-decided-cases.ts";
import type { ReportStatistics } from "#backend/reports/report-statistics.ts";
import { reportOutcomes } from "#contract/reports.ts";
import { terminalLine, time } from "../terminal-text.ts";
import { toCsv } from "./csv.ts";

const hourMs = 3600_000;

/** One line for each open case. */
export function caseList(cases: readonly ReportCase[], now: number): string {
  if (cases.length === 0) return "Nothing is open.\n";
  const lines = cases.map((one) => {
    const hours = Math.round(Math.abs(one.dueAt - now) / hourMs);
    const due = one.isOverdue ? `OVERDUE by ${hours} h` : `due in ${hours} h`;
    const reports = one.reports === 1 ? "1 report" : `${one.reports} reports`;
    const about = one.targets.length === 0 ? "–" : one.targets.slice(0, 3).join(" ");
    const more = one.targets.length > 3 ? ` and ${one.targets.length - 3} more` : "";
    const kinds = `${one.kinds.join("+")}${one.isObjection ? " (objection)" : ""}`;
    return [one.reference, due.padEnd(18), kinds, `${reports}, ${one.confirmed} confirmed`, about + more].join("  ");
  });
  return `${lines.join("\n")}\n`;
}

/** One line for each decided case. */
export function decidedList(cases: readonly DecidedCaseSummary[]): string {
  if (cases.length === 0) return "Nothing is decided.\n";
  const lines = cases.map(({ reference, decidedAt, outcome, ground, kinds, reports, hidden }) => {
    const hides = hidden.slice(0, 3).map(({ target, state }) => `${target} (${state})`);
    const more = hidden.length > 3 ? ` and ${hidden.length - 3} more` : "";
    return [
      reference,
      time(decidedAt),
      outcome.padEnd(8),
      terminalLine(ground ?? "–"),
      kinds.join("+"),
      reports === 1 ? "1 report" : `${reports} reports`,
      hides.length === 0 ? "hides nothing" : `hides ${hides.join(" ")}${more}`,
    ].join("  ");
  });
  return `${lines.join("\n")}\n`;
}

/** The statistics as CSV, with a header. */
export function statisticsCsv(statistics: readonly ReportStatistics[]): string {
  const header = ["month", "kind", "received", "open", ...reportOutcomes, "median_hours", "objections", "reversed"];
  const rows = statistics.map((one) => [
    one.month,
    one.kind,
    one.received,
    one.open,
    ...reportOutcomes.map((outcome) => one.decided[outcome]),
    one.medianHours === undefined ? "" : Number(one.medianHours.toFixed(1)),
    one.objections,
    one.reversed,
  ]);
  return toCsv([header, ...rows]);
}
