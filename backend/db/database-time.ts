import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";

/**
 * Reads the clock that all processes of a database share, in milliseconds since the epoch. What cannot be undone, or counts
 * for all of them, is timed by it: the clock of one machine may be wrong. On SQLite it is that of the machine.
 */
export async function readDatabaseTime<Tables>(database: Kysely<Tables>): Promise<number> {
  const { rows } = await (isPostgres(database)
    ? sql<{ now: number | string }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`
    : sql<{ now: number }>`select cast(round(unixepoch('subsec') * 1000) as integer) as now`
  ).execute(database);
  return Number(rows[0]?.now);
}
