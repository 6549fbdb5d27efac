import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect } from "kysely";
import { afterAll, afterEach, beforeAll } from "vitest";
import { migrate } from "./migrate.ts";
import { contentSchema } from "./migrations/migrations.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

const dialects: readonly { dialect: string; create: () => Dialect }[] = [
  { dialect: "SQLite", create: () => new NodeSqliteDialect(":memory:") },
  { dialect: "PostgreSQL", create: () => new PGliteDialect({ pglite: startPostgres }) },
];

/** For `describe.each`, an empty database in memory: SQLite, or what `TEST_DATABASE` says (scripts/test/long-groups.ts). */
export const testDialects = dialects.filter(({ dialect }) => dialect === (process.env.TEST_DATABASE ?? "SQLite"));

/** The same, migrated. */
export const testDatabases = testDialects.map(({ dialect, create }) => ({
  dialect,
  open: async () => {
    const database = new Kysely<Tables>({ dialect: create() });
    await migrate(database, contentSchema);
    return database;
  },
  /** A database of all tests of a suite, which is empty at the beginning of each. */
  share() {
    const database = new Kysely<Tables>({ dialect: create() });
    beforeAll(() => migrate(database, contentSchema), databaseStartTimeout);
    afterEach(() => emptyTables(database));
    afterAll(() => database.destroy());
    return database;
  },
}));

const packages = join(import.meta.dirname, "../../node_modules");
const cache = join(packages, ".cache/pglite");
const { version } = JSON.parse(readFileSync(join(packages, "@electric-sql/pglite/package.json"), "utf8"));

/**
 * Starts an empty PostgreSQL in this process. Its first start takes 2 to 5 seconds of CPU, one on a copy of an empty data
 * directory less than one: the first test that needs a copy leaves it to all others.
 */
export async function startPostgres(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await keptFile(join(cache, `${version}.tar`), dumpEmptyPostgres) });
}

/** The data directory of an empty PostgreSQL, as a tar file. */
async function dumpEmptyPostgres(): Promise<Blob> {
  const postgres = await PGlite.create();
  const copy = await postgres.dumpDataDir("none");
  await postgres.close();
  return copy;
}

/**
 * Returns the content of a file, which is made where it is missing. Several processes may do so at once: each gets a
 * whole file. The result is in memory, because `openAsBlob` cannot be read once another process has replaced the file.
 */
async function keptFile(path: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(path)) {
    const made = await make();
    await mkdir(dirname(path), { recursive: true });
    const written = `${path}.${randomUUID()}`;
    await writeFile(written, made.stream());
    await rename(written, path);
  }
  return new Blob([await readFile(path)]);
}

/** Timeout in milliseconds for starting a database. PGlite is slow while other tests use the CPU. */
export const databaseStartTimeout = 120_000;

/** Deletes all rows, so that tests can share a database. */
export async function emptyTables(database: Kysely<Tables>): Promise<void> {
  for (const table of [
    "changes",
    "media_deletions",
    "account_deletions",
    "reports",
    "desk_mails",
    "content_restrictions",
    "accounts",
    "tickets",
    "packages",
    "events",
    "post_media",
    "post_stats",
    "posts",
    "users",
    "media",
  ] as const) {
    await database.deleteFrom(table).execute();
  }
}
