import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Tables } from "./tables.ts";

/**
 * Runs `work` unless another process is running it on the same PostgreSQL database. The lock belongs to the connection
 * that `work` gets: a process that dies releases it, and one that loses the connection cannot go on. On SQLite, which
 * has one server, `work` always runs.
 *
 * @param key any number that no other lock of the database has
 * @returns what `work` returns; `undefined` where it did not run
 */
export function withAdvisoryLock<Result>(
  database: Kysely<Tables>,
  key: number,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result | undefined> {
  if (!isPostgres(database)) return work(database);
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(key)}) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(key)})`.execute(connection);
    }
  });
}
