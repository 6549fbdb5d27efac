import { brand } from "#brand/brand.ts";
import type { CountSums } from "#server/counts/store/count-store.ts";
import { labelColumns, labelOf } from "#server/counts/store/count-tables.ts";
import { terminalLine } from "../commands/terminal-text.ts";
import { type Figures, hasCounts, pairsBy } from "./figures.ts";
import { number, period } from "./format.ts";
import type { Attribution } from "./installations.ts";
import { messages } from "./messages.ts";
import { sectionsOf, type Table } from "./tables.ts";

/** The statistics as text, for a terminal. */
export function printStatistics(figures: Figures, attributions: readonly Attribution[] | undefined): string {
  const parts = [
    `${brand.name} · ${messages.title}\n${period(figures.period)}\n${messages.beside(period(figures.before))}`,
    hasCounts(figures) ? "" : messages.empty,
    ...sectionsOf(figures, attributions).flatMap(({ title, tables, lead = "" }) => [
      title,
      ...tables.map(printTable),
      lead,
    ]),
    messages.counted,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function printTable({ columns, rows: figures }: Table): string {
  // A token is what somebody has put into a link.
  const rows = [columns, ...figures.map(({ name, value, cells }) => [terminalLine(name), number(value), ...cells])];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? "").length)));
  const pad = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0);
  const [head = "", ...lines] = rows.map((row) => row.map(pad).join("  ").trimEnd());
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [head, rule, ...lines].join("\n");
}

/**
 * All sums by all labels as CSV (RFC 4180), beside those of the previous days. No value needs quotes: numbers and words of
 * closed lists.
 */
export function toCsv(now: CountSums, past: CountSums): string {
  const lines = pairsBy((row) => labelColumns.map((column) => row[labelOf(column)]).join(), now.counts, past.counts)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((pair) => [pair.name, pair.now, pair.before].join());
  return [[...labelColumns, "count", "count_before"].join(), ...lines, ""].join("\r\n");
}
