import { join } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import { responseLimits } from "#contract/limits.ts";
import { migrate } from "./migrate.ts";
import { contentSchema } from "./migrations/migrations.ts";
import { createPostgresDialect } from "./postgres-dialect.ts";
import { connectionLimits } from "./postgres-pool.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** The SQLite database in the data directory. */
export const databaseFile = "database.sqlite";

export interface DatabaseSettings {
  /** URL of a PostgreSQL database. By default, the database is a SQLite file in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly log?: Logger;
}

/**
 * Opens the database and applies missing migrations. Statements may take as long as they need: see
 * `openRequestDatabase`. The caller must close it with `destroy()`.
 *
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openDatabase({ databaseUrl, dataDirectory, log }: DatabaseSettings): Promise<Kysely<Tables>> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDirectory, databaseFile))
      : createPostgresDialect({ databaseUrl, max: connectionLimits.jobs, log });
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database, contentSchema);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Milliseconds that a request waits for PostgreSQL: a second more than PostgreSQL gives a statement of it. */
const silenceLimitMs = responseLimits.timeoutMs + 1000;

/**
 * Returns the database to answer requests from. On PostgreSQL it has connections of its own, which are replaced where no
 * answer comes: a dead one would take up its place for a quarter of an hour. On SQLite it is the same one. The caller
 * must close both; closing one twice does no harm.
 */
export function openRequestDatabase(
  database: Kysely<Tables>,
  { databaseUrl, log }: Pick<DatabaseSettings, "databaseUrl" | "log">,
): Kysely<Tables> {
  if (databaseUrl === undefined) return database;
  const max = connectionLimits.requests;
  return new Kysely<Tables>({ dialect: createPostgresDialect({ databaseUrl, max, silenceLimitMs, log }) });
}
