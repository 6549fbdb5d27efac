import { type DatabaseSettings, openMigrated } from "#backend/db/open-database.ts";
import { connectionLimits } from "#backend/db/postgres-pool.ts";
import { countSchema } from "./count-schema.ts";
import { type CountStore, createCountStore } from "./count-store.ts";
import type { CountTables } from "./count-tables.ts";

/** The SQLite database, in the data directory. */
export const countsFile = "counts.sqlite";

/**
 * Opens what the site has counted, in a PostgreSQL database that may be the product server's too, and creates the tables
 * where they are missing. The caller must `close()` it.
 *
 * @throws Error if the database cannot be opened or migrated; no connection is left open then
 */
export async function openCounts(settings: DatabaseSettings): Promise<CountStore> {
  const place = { file: countsFile, max: connectionLimits.counts };
  return createCountStore(await openMigrated<CountTables>(settings, countSchema, place));
}
