import type { CountSums } from "#server/counts/store/count-store.ts";

const labels = ["event", "page", "language", "platform", "app", "place", "detail"] as const;

/** All sums by all labels as CSV (RFC 4180), with those of the days before beside them. */
export function toCsv(now: CountSums, past: CountSums): string {
  const rows = new Map<string, { cells: readonly string[]; count: number; before: number }>();
  for (const [side, sums] of [
    ["count", now],
    ["before", past],
  ] as const) {
    for (const row of sums.counts) {
      const cells = labels.map((label) => row[label]);
      const key = cells.join("\0");
      const sum = rows.get(key) ?? { cells, count: 0, before: 0 };
      sum[side] += row.count;
      rows.set(key, sum);
    }
  }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { cells, count, before }]) => [...cells, count, before].map(csvCell).join(","));
  return [[...labels, "count", "count_before"].join(","), ...lines, ""].join("\r\n");
}

/** Spreadsheets run a cell that begins with one of these as a formula. An apostrophe makes it a text. */
const formulaStart = /^[=+\-@\t\r]/;

export function csvCell(value: string | number): string {
  const text = typeof value === "string" && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
