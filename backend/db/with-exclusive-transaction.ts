import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Any number, as long as nothing else in the same database takes an advisory lock of this number. */
const lockNumber = 6_014_022_025;

/**
 * A transaction of which only one runs at a time among all processes on the same database: migrations, seed,
 * imports. On SQLite every writing transaction is one (`begin immediate`); on PostgreSQL an advisory lock makes
 * it so, while visitors' reads and the counting of views go on.
 */
export function withExclusiveTransaction<Database extends Tables, Result>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction);
    }
    return work(transaction);
  });
}
