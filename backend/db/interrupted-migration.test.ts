import { expect, it } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { failingDatabase } from "./failing-database.harness.ts";
import { migrate } from "./migrate.ts";
import { contentSchema } from "./migrations/migrations.ts";
import { createOldDatabase, describeDatabase } from "./old-database.harness.ts";

/** Migrates. @param statements after which the database fails */
async function migrateFor(dataDirectory: string, statements: number): Promise<"done" | "failed"> {
  await using database = failingDatabase(dataDirectory, statements);
  return await migrate(database, contentSchema).then(
    () => "done",
    () => "failed",
  );
}

it("a migration that fails leaves the database as it was, and the next start does it as a whole", async () => {
  const dataDirectory = temporaryFolder();
  const events = 3;
  await createOldDatabase({ dataDirectory }, events);
  const before = await describeDatabase({ dataDirectory });
  expect(before).toEqual({ migrations: ["0001-content"], hasTimeZone: false, hasAccounts: false, events });
  const left: (typeof before)[] = [];
  for (let statements = 0; statements < 600; statements += 3) {
    if ((await migrateFor(dataDirectory, statements)) === "done") break;
    left.push(await describeDatabase({ dataDirectory }));
  }
  const after = await describeDatabase({ dataDirectory });
  expect(after).toMatchObject({ hasTimeZone: true, hasAccounts: true, events });
  expect(left.length).toBeGreaterThan(10);
  // After, where nothing but the answer to the commit is missing.
  for (const state of left) expect([before, after]).toContainEqual(state);
  expect(left[0]).toEqual(before);
});
