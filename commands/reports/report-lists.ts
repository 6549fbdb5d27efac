import type { listDecidedCases } from "#backend/reports/list-decided-cases.ts";
import type { ReportStatistics } from "#backend/reports/report-statistics.ts";
import { reportOutcomes } from "#contract/reports.ts";
import { terminalLine, time } from "../terminal-text.ts";

/** One line for each decided case. */
export function decidedList(cases: Awaited<ReturnType<typeof listDecidedCases>>): string {
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

/** The statistics as CSV (RFC 4180), with a header. No value needs quotes: numbers and words of closed lists. */
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
  return [header, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
