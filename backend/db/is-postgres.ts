import { PostgresAdapter, type QueryExecutorProvider } from "kysely";

/** Tells whether the database is PostgreSQL, not SQLite. */
export function isPostgres(database: QueryExecutorProvider): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
