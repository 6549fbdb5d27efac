import type { CountSums } from "#server/counts/store/count-store.ts";
import { labelColumns, labelOf } from "#server/counts/store/count-tables.ts";
import { pairsBy } from "./figures.ts";

/** All sums by all labels as CSV (RFC 4180), beside those of the previous days. */
export function toCsv(now: CountSums, past: CountSums): string {
  const lines = pairsBy((row) => labelColumns.map((column) => row[labelOf(column)]).join("\0"), now.counts, past.counts)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((pair) => [...pair.name.split("\0"), pair.now, pair.before].map(csvCell).join(","));
  return [[...labelColumns, "count", "count_before"].join(","), ...lines, ""].join("\r\n");
}

/** Spreadsheets run a cell that begins with one of these as a formula. An apostrophe makes it a text. */
const formulaStart = /^[=+\-@\t\r]/;

export function csvCell(value: string | number): string {
  const text = typeof value === "string" && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
