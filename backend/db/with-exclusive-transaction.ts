import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";

/** The key of the advisory lock: an arbitrary number that no other application of the database may use. */
const lockKey = 6_014_022_025;

/**
 * Runs `work` in a transaction that excludes every other such transaction on the same database, including those of
 * other processes. Used for migrations, the seed, imports, deletions and decisions on reports. On SQLite, `begin immediate`
 * already excludes all other writers. On PostgreSQL, it takes an advisory lock, so that reads and view counting continue,
 * and has no statement timeout. Within such a transaction, `work` is part of it.
 */
export function withExclusiveTransaction<Database, Result>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database as Transaction<Database>);
  return database.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    }
    return work(transaction);
  });
}
