import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOldDatabase, describeDatabase, openInProcess } from "#backend/db/killed-migration.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type PostgresServer, startPostgresServer } from "../postgres/support/postgres-server.ts";

// Migrations of a database with many events that are killed at any time of their run.

const events = 50_000;
const kills = 20;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(() => server?.remove());

describe.each(["SQLite", "PostgreSQL"])("on %s", (kind) => {
  test("a killed migration leaves the database as it was, until one comes through", async () => {
    const dataDirectory = temporaryFolder();
    const counts = { killed: 0, done: 0, failed: 0 };
    const settings = { dataDirectory: "", databaseUrl: undefined as string | undefined };
    const createDatabase = async (number: number) => {
      settings.dataDirectory = join(dataDirectory, String(number));
      if (kind === "PostgreSQL") settings.databaseUrl = await server.createDatabase();
      await createOldDatabase(settings, events);
    };
    await createDatabase(0);
    const startedAt = performance.now();
    expect(await openInProcess(settings)).toBe("done");
    const duration = performance.now() - startedAt;

    await createDatabase(1);
    const before = await describeDatabase(settings);
    for (let attempt = 2; counts.killed < kills && attempt < 10 * kills; attempt++) {
      counts[await openInProcess(settings, Math.random() * duration)] += 1;
      const after = await describeDatabase(settings);
      if (after.migrations.length === 1) {
        expect(after).toEqual(before);
      } else {
        expect(after).toMatchObject({ hasTimeZone: true, hasAccounts: true, events });
        expect(await openInProcess(settings)).toBe("done");
        await createDatabase(attempt);
      }
    }
    expect(await openInProcess(settings)).toBe("done");
    expect(await describeDatabase(settings)).toMatchObject({ hasTimeZone: true, hasAccounts: true, events });
    expect(counts.killed).toBe(kills);
    expect(counts.failed).toBe(0);
    process.stdout.write(`migrations on ${kind}: ${JSON.stringify(counts)}\n`);
  }, 900_000);
});
