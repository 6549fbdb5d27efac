import { brand } from "#brand/brand.ts";
import { terminalLine } from "../commands/terminal-text.ts";
import type { Figures } from "./figures.ts";
import type { Campaign } from "./installations.ts";
import type { ReportFormat } from "./report-format.ts";
import {
  actionsTable,
  campaignsTable,
  fetchersTable,
  groupTables,
  placesTable,
  previewPagesTable,
  refusalsTable,
  storesTable,
  type Table,
  wayTable,
} from "./report-tables.ts";

/** The report as text, for a terminal. */
export function printReport(
  figures: Figures,
  campaigns: readonly Campaign[] | undefined,
  format: ReportFormat,
): string {
  const { messages, period } = format;
  const parts = [
    `${brand.name} · ${messages.title}\n${period(figures.period)}\n${messages.beside(period(figures.before))}`,
    ...(hasCounts(figures) ? [] : [messages.empty]),
    printTable(wayTable(figures, format)),
    messages.way.lead,
    ...groupTables(figures, format).map(printTable),
    messages.byLead,
    printTable(placesTable(figures, format)),
    printTable(storesTable(figures, format)),
    printTable(actionsTable(figures, format)),
    printTable(fetchersTable(figures, format)),
    printTable(previewPagesTable(figures, format)),
    messages.previewsLead,
    ...(campaigns ? [printTable(campaignsTable(campaigns, format)), messages.installationsLead] : []),
    printTable(refusalsTable(figures, format)),
    messages.forged,
    messages.counted,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

export function hasCounts({ totals }: Figures): boolean {
  return Object.values(totals).some(({ now, before }) => now + before > 0);
}

function printTable({ title, columns, rows: cells }: Table): string {
  if (cells.length === 0) return "";
  // The name of a campaign is what somebody has put into a link.
  const rows = cells.map((row) => row.map(terminalLine));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd();
  const [first = "", ...others] = columns;
  return [
    ...(title === first ? [] : [title]),
    print([first, ...others]),
    widths.map((width) => "─".repeat(width)).join("  "),
    ...rows.map(print),
  ].join("\n");
}
