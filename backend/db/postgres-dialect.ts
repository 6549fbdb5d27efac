import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";

/**
 * Creates a PostgreSQL dialect with a pool of 10 connections. It reads `bigint` columns as numbers, because all counts,
 * times and amounts are far below 2^53.
 *
 * @param log receives a warning when an idle connection is lost; the pool replaces it
 */
export function createPostgresDialect(databaseUrl: string, log?: Logger): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // The site gives up on a response after 5 s. Imports and migrations disable it: see with-exclusive-transaction.ts.
    statement_timeout: 5000,
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text"),
    },
  });
  // Without a listener, losing an idle connection would crash the process.
  pool.on("error", (error) => log?.warn({ error: error.message }, "database connection lost"));
  return new PostgresDialect({ pool });
}
