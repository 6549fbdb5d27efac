import { join } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import { migrate } from "#backend/db/migrate.ts";
import { createPostgresDialect } from "#backend/db/postgres-dialect.ts";
import { connectionLimits } from "#backend/db/postgres-pool.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import { countSchema } from "./count-schema.ts";
import { type CountStore, createCountStore } from "./count-store.ts";
import type { CountTables } from "./count-tables.ts";

/** The SQLite database, in the data directory. */
export const countsFile = "counts.sqlite";

interface CountsLocation {
  /** Of a PostgreSQL database, which may be the product server's too. Without it, `counts.sqlite` in the folder is used. */
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly log?: Logger | undefined;
}

/**
 * Opens what the site has counted, and creates the tables where they are missing. The caller must `close()` it.
 *
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openCounts({ databaseUrl, dataDirectory, log }: CountsLocation): Promise<CountStore> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDirectory, countsFile))
      : createPostgresDialect({ databaseUrl, max: connectionLimits.counts, log });
  const database = new Kysely<CountTables>({ dialect });
  try {
    await migrate(database, countSchema);
    return createCountStore(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
