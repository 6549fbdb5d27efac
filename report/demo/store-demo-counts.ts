import type { CountStore } from "#server/counts/store/count-store.ts";
import { type DemoCounts, demoCounts } from "./demo-counts.ts";

/**
 * Writes counts of a site as they could be. As in life, the most frequent rows of a day come first, and the last ones find
 * no room of their own.
 */
export async function storeDemoCounts(store: CountStore, options: DemoCounts): Promise<void> {
  const { counts, refusals } = demoCounts(options);
  await store.add({ counts: [], refusals });
  for (const ofDay of Map.groupBy(counts, ({ day }) => day).values()) {
    const sorted = ofDay.toSorted((a, b) => b.count - a.count);
    await store.add({ counts: sorted.slice(0, 1000), refusals: [] });
    await store.add({ counts: sorted.slice(1000), refusals: [] });
  }
}
