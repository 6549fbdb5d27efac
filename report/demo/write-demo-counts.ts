import { openCounts } from "#server/counts/store/open-counts.ts";
import { demoCounts } from "./demo-counts.ts";

// node report/demo/write-demo-counts.ts FOLDER FROM DAYS VIEWS: writes counts.sqlite with counts of a site as they could be.
// As in life, the most frequent rows of a day come first, and the last ones find no room of their own.
const [dataDirectory = "", from = "", days, views] = process.argv.slice(2);
const store = await openCounts({ databaseUrl: undefined, dataDirectory });
const { counts, refusals } = demoCounts({ from, days: Number(days), views: Number(views) });
await store.add({ counts: [], refusals });
for (const ofDay of Map.groupBy(counts, ({ day }) => day).values()) {
  const sorted = ofDay.toSorted((a, b) => b.count - a.count);
  await store.add({ counts: sorted.slice(0, 1000), refusals: [] });
  await store.add({ counts: sorted.slice(1000), refusals: [] });
}
await store.close();
