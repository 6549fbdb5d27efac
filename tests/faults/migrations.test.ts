import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createOldDatabase, describeDatabase, openInProcess } from "#backend/db/killed-migration.harness.ts";
import { type PostgresServer, startPostgresServer } from "../postgres/support/postgres-server.ts";

// Migrations of a database with a hundred thousand events that are interrupted at any time.

const events = 100_000;
const kills = 25;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
}, 60_000);
afterAll(() => server?.remove());

describe.each(["SQLite", "PostgreSQL"])("on %s", (kind) => {
  test("a killed migration leaves the database as it was, until one comes through", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "migrations-"));
    onTestFinished(() => rm(dataDirectory, { recursive: true }));
    const counts = { killed: 0, done: 0, failed: 0 };
    for (let databases = 0; counts.killed < kills; databases++) {
      const databaseUrl = kind === "SQLite" ? undefined : await server.createDatabase();
      const settings = { dataDirectory: join(dataDirectory, String(databases)), databaseUrl };
      await createOldDatabase(settings, events);
      const before = await describeDatabase(settings);
      for (let outcome = "killed"; outcome === "killed"; ) {
        outcome = await openInProcess(settings, Math.random() * 400);
        counts[outcome as keyof typeof counts] += 1;
        const after = await describeDatabase(settings);
        if (after.migrations.length > 1) {
          expect(after).toMatchObject({ hasTimeZone: true, hasAccounts: true, events });
          break; // killed after its commit
        }
        expect(outcome).toBe("killed");
        expect(after).toEqual(before);
      }
      expect(await openInProcess(settings)).toBe("done");
    }
    expect(counts.failed).toBe(0);
    process.stdout.write(`migrations on ${kind}: ${JSON.stringify(counts)}\n`);
  }, 300_000);
});
