import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { runBackgroundJob } from "#backend/background-job.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import type { Tables } from "#backend/db/tables.ts";
import { testContext } from "./accounts.harness.ts";
import { createDueAccounts, due } from "./due-accounts.harness.ts";

// tests/faults/sqlite.test.ts kills the process instead.

/** Runs the job. @param statements after which the database fails */
async function runJob(dataDirectory: string, statements: number): Promise<void> {
  let left = statements;
  const database = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(join(dataDirectory, "database.sqlite")),
    log: ({ level }) => {
      if (level !== "query") return;
      left -= 1;
      if (left < 0) throw new Error("the database has failed");
    },
  });
  const context = testContext(database, { mediaDirectory: join(dataDirectory, "media") });
  context.setNow(due);
  try {
    await runBackgroundJob(context);
  } finally {
    await database.destroy();
  }
}

it("a job that is interrupted after any statement leaves nothing half-deleted, and ends its work", async () => {
  const { dataDirectory, expectNothingHalfDeleted } = await createDueAccounts(4);
  for (let statements = 0; statements < 60; statements += 1) {
    await runJob(dataDirectory, statements).catch((error) => expect(error.message).toBe("the database has failed"));
    await expectNothingHalfDeleted();
  }
  await runJob(dataDirectory, Number.POSITIVE_INFINITY);
  expect(await expectNothingHalfDeleted()).toBe(0);
});
