import { openDatabase } from "#backend/db/open-database.ts";
import { runAccountJob } from "./account-job.ts";
import { testContext } from "./accounts.harness.ts";

// A process that runs the account job on a data directory, and says on standard output what it has done. The test of
// killed jobs kills it in the middle.

const [dataDirectory = "", now = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory });
const context = testContext(database, {
  dataDirectory,
  onUserChange: () => process.stdout.write("account\n"),
  onMediaDeleted: () => process.stdout.write("media\n"),
});
context.setNow(Number(now));
await runAccountJob(context);
await database.destroy();
process.stdout.write("done\n");
