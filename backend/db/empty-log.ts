import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Tables } from "./tables.ts";

/**
 * Moves SQLite's log into its file and empties it, since it may still have rows that were deleted. Where a reader or
 * writer is in the way, some of the log stays until the next call. Does nothing on PostgreSQL, which has no such file.
 */
export async function emptyLog(database: Kysely<Tables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
