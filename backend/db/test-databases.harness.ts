import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** For `describe.each`: both dialects in memory, migrated and empty. PostgreSQL's is PGlite, which takes seconds. */
export const testDatabases: { dialect: string; open: () => Promise<Kysely<Tables>> }[] = [
  { dialect: "SQLite", open: () => migrated(new Kysely({ dialect: new NodeSqliteDialect(":memory:") })) },
  { dialect: "PostgreSQL", open: () => migrated(new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite() }) })) },
];

/** Milliseconds PGlite may take to start where other tests hold the processor. */
export const databaseStartLimit = 120_000;

async function migrated(database: Kysely<Tables>): Promise<Kysely<Tables>> {
  await migrate(database);
  return database;
}

/** Empties every table, so that tests share one database and no rows. */
export async function emptyTables(database: Kysely<Tables>): Promise<void> {
  for (const table of [
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
