import { openCounts } from "#server/counts/store/open-counts.ts";
import { storeDemoCounts } from "./store-demo-counts.ts";

// node report/demo/write-demo-counts.ts FOLDER FROM DAYS VIEWS: writes counts.sqlite with counts of a site as they could be.
const [dataDirectory = "", from = "", days, views] = process.argv.slice(2);
const store = await openCounts({ databaseUrl: undefined, dataDirectory });
await storeDemoCounts(store, { from, days: Number(days), views: Number(views) });
await store.close();
