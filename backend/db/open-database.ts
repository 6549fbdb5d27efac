import { join } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import { migrate } from "./migrate.ts";
import { createPostgresDialect } from "./postgres-dialect.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseSettings {
  /** A PostgreSQL address; without it the database is a SQLite file in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly log?: Logger;
}

/**
 * Opens the database and brings its tables up to date. Whoever opens it ends it with `destroy()`.
 * @throws Error when it cannot be reached, opened or migrated; nothing is left open then
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
