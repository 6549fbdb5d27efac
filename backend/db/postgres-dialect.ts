import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";

/**
 * PostgreSQL through a pool of connections. Whole numbers arrive as numbers: counts, times and amounts are all
 * far below 2^53.
 *
 * @param log is told of connections lost while idle; the pool replaces them
 */
export function createPostgresDialect(databaseUrl: string, log?: Logger): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // A visitor has given up by then; a transaction of an import or a migration sets its own (write-alone.ts).
    statement_timeout: 5000,
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text"),
    },
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on("error", (error) => log?.warn({ error: error.message }, "database connection lost"));
  return new PostgresDialect({ pool });
}
