import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
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

/** PostgreSQL as it is after its first start, which takes 3 to 5 seconds of CPU; a copy takes 0.7. */
let template: Promise<PGlite> | undefined;

async function startPostgres(): Promise<PGlite> {
  template ??= PGlite.create();
  return (await (await template).clone()) as PGlite;
}

/** Timeout in milliseconds for starting a database. PGlite is slow while other tests use the CPU. */
export const databaseStartTimeout = 120_000;

async function migrated(database: Kysely<Tables>): Promise<Kysely<Tables>> {
  await migrate(database);
  return database;
}

/** Deletes all rows, so that tests can share a database. */
export async function emptyTables(database: Kysely<Tables>): Promise<void> {
  for (const table of [
    "media_deletions",
    "account_deletions",
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
