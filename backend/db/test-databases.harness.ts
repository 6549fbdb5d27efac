import { randomUUID } from "node:crypto";
import { existsSync, openAsBlob, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { contentSchema } from "./migrations/migrations.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** Both dialects for `describe.each`, in memory, migrated and empty. */
export const testDatabases: { dialect: string; open: () => Promise<Kysely<Tables>> }[] = [
  { dialect: "SQLite", open: () => migrated(new Kysely({ dialect: new NodeSqliteDialect(":memory:") })) },
  {
    dialect: "PostgreSQL",
    open: async () => migrated(new Kysely({ dialect: new PGliteDialect({ pglite: await startPostgres() }) })),
  },
];

const packages = join(import.meta.dirname, "../../node_modules");
const cache = join(packages, ".cache/pglite");
const { version } = JSON.parse(readFileSync(join(packages, "@electric-sql/pglite/package.json"), "utf8"));

/** The data directory of an empty PostgreSQL, as a tar file. */
const emptyPostgres = join(cache, `${version}.tar`);

/**
 * Starts an empty PostgreSQL in this process. Its first start takes 2 to 5 seconds of CPU, one on a copy of an empty data
 * directory less than one: the first test that needs a copy leaves it to all others.
 */
export async function startPostgres(): Promise<PGlite> {
  if (!existsSync(emptyPostgres)) await writeEmptyPostgres();
  return PGlite.create({ loadDataDir: await openAsBlob(emptyPostgres) });
}

async function writeEmptyPostgres(): Promise<void> {
  const postgres = await PGlite.create();
  const copy = await postgres.dumpDataDir("none");
  await postgres.close();
  await mkdir(cache, { recursive: true });
  // Another test may be writing the same file.
  const written = join(cache, randomUUID());
  await writeFile(written, copy.stream());
  await rename(written, emptyPostgres);
}

/** Timeout in milliseconds for starting a database. PGlite is slow while other tests use the CPU. */
export const databaseStartTimeout = 120_000;

async function migrated(database: Kysely<Tables>): Promise<Kysely<Tables>> {
  await migrate(database, contentSchema);
  return database;
}

/** Deletes all rows, so that tests can share a database. */
export async function emptyTables(database: Kysely<Tables>): Promise<void> {
  for (const table of [
    "media_deletions",
    "account_deletions",
    "reports",
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
