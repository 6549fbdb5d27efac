import { join } from "node:path";
import { Kysely } from "kysely";
import { runBackgroundJob } from "#backend/background-job.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import type { Tables } from "#backend/db/tables.ts";
import { testContext } from "./accounts.harness.ts";

// A process that runs the background job on a data directory, and kills itself after so many statements: a statement is
// done then, and what the job would do next is not.

const [dataDirectory = "", now = "", statementsToLive = ""] = process.argv.slice(2);
let left = Number(statementsToLive);
const database = new Kysely<Tables>({
  dialect: new NodeSqliteDialect(join(dataDirectory, "database.sqlite")),
  log: () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
  },
});
const context = testContext(database, { mediaDirectory: join(dataDirectory, "media") });
context.setNow(Number(now));
await runBackgroundJob(context);
await database.destroy();
