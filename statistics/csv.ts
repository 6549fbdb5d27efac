import type { CountSums } from "#server/counts/store/count-store.ts";
import { labelColumns, labelOf } from "#server/counts/store/count-tables.ts";
import { pairsBy } from "./figures.ts";

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
