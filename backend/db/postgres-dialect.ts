import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { responseLimits } from "#contract/limits.ts";
import { createPostgresPool } from "./postgres-pool.ts";

/**
 * Milliseconds for a connection and for a statement: nobody waits for a longer one. Imports and migrations lift it for
 * their statements: see with-exclusive-transaction.ts.
 */
const { timeoutMs } = responseLimits;

/** Reads `bigint` columns as numbers, because all counts, times and amounts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text"),
};

interface PostgresSettings {
  readonly databaseUrl: string;
  /** Maximum number of connections. */
  readonly max: number;
  /** See postgres-pool.ts. */
  readonly silenceLimitMs?: number;
  /** Receives a warning for each connection that is lost; the pool replaces it. */
  readonly log?: Logger | undefined;
}

/** Creates a PostgreSQL dialect with a pool of connections. */
export function createPostgresDialect(settings: PostgresSettings): PostgresDialect {
  return new PostgresDialect({ pool: createPostgresPool({ ...settings, timeoutMs, types }) });
}
