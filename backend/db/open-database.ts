import { join } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import { migrate } from "./migrate.ts";
import { createPostgresDialect } from "./postgres-dialect.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseSettings {
  /** URL of a PostgreSQL database. By default, the database is a SQLite file in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly log?: Logger;
}

/**
 * Opens the database and applies missing migrations. The caller must close it with `destroy()`.
 *
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openDatabase({ databaseUrl, dataDirectory, log }: DatabaseSettings): Promise<Kysely<Tables>> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDirectory, "database.sqlite"))
      : createPostgresDialect(databaseUrl, log);
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
