import { join } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import { responseLimits } from "#contract/limits.ts";
import { migrate, type Schema } from "./migrate.ts";
import { contentSchema } from "./migrations/migrations.ts";
import { connectionLimits, createPostgresDialect } from "./postgres-pool.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** The SQLite database in the data directory. */
export const databaseFile = "database.sqlite";

export interface DatabaseSettings {
  /** URL of a PostgreSQL database. By default, the database is a SQLite file in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly log?: Logger | undefined;
}

/** Opens the database. Statements may take as long as they need: see `openImpatientDatabase`. See also `openMigrated`. */
export const openDatabase = (settings: DatabaseSettings): Promise<Kysely<Tables>> =>
  openMigrated(settings, contentSchema, { file: databaseFile, max: connectionLimits.jobs });

/**
 * Opens a database and applies missing migrations. The caller must close it with `destroy()`.
 *
 * @param place the file in the data directory, or how many connections PostgreSQL may have
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openMigrated<AllTables>(
  { databaseUrl, dataDirectory, log }: DatabaseSettings,
  schema: Schema,
  place: { readonly file: string; readonly max: number },
): Promise<Kysely<AllTables>> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDirectory, place.file))
      : createPostgresDialect({ databaseUrl, max: place.max, log });
  const database = new Kysely<AllTables>({ dialect });
  try {
    await migrate(database, schema);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * Milliseconds without an answer of PostgreSQL. A request waits a second more than PostgreSQL gives a statement of it; what
 * changes is to be known sooner.
 */
const silenceLimits = { requests: responseLimits.timeoutMs + 1000, changes: 2000 };

/**
 * Returns the database to answer requests from, or to read changes from. On PostgreSQL each has connections of its own, which
 * are replaced where no answer comes: a dead one would take up its place for a quarter of an hour. On SQLite it is the same
 * one. The caller must close all; closing one twice does no harm.
 */
export function openImpatientDatabase(
  database: Kysely<Tables>,
  purpose: keyof typeof silenceLimits,
  { databaseUrl, log }: Pick<DatabaseSettings, "databaseUrl" | "log">,
): Kysely<Tables> {
  if (databaseUrl === undefined) return database;
  const limits = { max: connectionLimits[purpose], silenceLimitMs: silenceLimits[purpose] };
  return new Kysely<Tables>({ dialect: createPostgresDialect({ databaseUrl, ...limits, log }) });
}
