import { type DailyCount, labelColumns } from "./count-tables.ts";

/** The primary key of a row, as one text. */
export function keyOf(row: Omit<DailyCount, "count">): string {
  return [row.day, ...labelColumns.map((column) => row[column])].join(" ");
}

/** Adds up rows of the same key, and sorts: servers that write the same rows lock them in the same order. */
export function sumRows(rows: readonly DailyCount[]): DailyCount[] {
  const sums = new Map<string, DailyCount>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
