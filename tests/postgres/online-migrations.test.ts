import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createOldDatabase, describeDatabase } from "#backend/db/old-database.harness.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "#server/process.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createDatabase } from "./support/create-database.ts";

// A migration while the version before serves.

/** Milliseconds that a visitor may wait behind a migration, with what a loaded machine adds to its own two seconds. */
const longestWait = 3500;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("a migration that waits for a table gives up before visitors notice, and the next start does it", async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  const settings = { dataDirectory: "", databaseUrl };
  await createOldDatabase(settings, 1000);
  const before = await describeDatabase(settings);
  // As pg_dump does, for as long as it takes.
  const backup = await connect(databaseUrl);
  await backup.query("begin");
  await backup.query("select from events limit 1");

  const data = { DATA_DIRECTORY: temporaryFolder(), DATABASE_URL: databaseUrl };
  const start = startProcess({ ...data, PORT: String(await freePort()) });
  const visitor = await connect(databaseUrl);
  let longest = 0;
  let isOver = false;
  const ended = start.ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    await visitor.query("select from events limit 1");
    longest = Math.max(longest, performance.now() - startedAt);
    await sleep(10);
  }
  expect(await ended).toBe(1);
  expect(start.output()).toBe(
    "The database at DATABASE_URL cannot be opened: migration 0002-event-times: canceling statement due to lock timeout\n",
  );
  expect(longest).toBeGreaterThan(1000); // the visitor did wait behind it
  expect(longest).toBeLessThan(longestWait);
  expect(await describeDatabase(settings)).toEqual(before);

  await backup.query("commit");
  await (await openDatabase(settings)).destroy();
  expect(await describeDatabase(settings)).toMatchObject({ hasTimeZone: true, events: 1000 });
});

test("of several that start at once, one migrates, and the others wait for it", async () => {
  const settings = { dataDirectory: "", databaseUrl: await createDatabase(inject("postgresUrl")) };
  await createOldDatabase(settings, 1000);
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
  for (const database of opened) await database.destroy();
  expect(await describeDatabase(settings)).toMatchObject({ hasTimeZone: true, events: 1000 });
});
