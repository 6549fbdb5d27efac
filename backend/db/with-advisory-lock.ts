import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Tables } from "./tables.ts";

/**
 * Runs `work` unless another process is running it on the same PostgreSQL database. The lock belongs to the connection
 * that `work` gets: a process that dies releases it, and one that loses the connection cannot go on. On SQLite, which
 * has one server, `work` always runs.
 *
 * @param key any number that no other lock of the database has
 * @returns whether `work` ran
 */
export function withAdvisoryLock(
  database: Kysely<Tables>,
  key: number,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<boolean> {
  if (!isPostgres(database)) return work(database).then(() => true);
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(key)}) as locked`.execute(connection);
    if (!rows[0]?.locked) return false;
    try {
      await work(connection);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(key)})`.execute(connection);
    }
  });
}
