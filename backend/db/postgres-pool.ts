import { Socket } from "node:net";
import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { responseLimits } from "#contract/limits.ts";

/**
 * The most connections that a process opens for each purpose; docs/scale.md computes `max_connections` from their sum.
 * Migrations, imports and the background job come one after the other, as they do on SQLite; so do the writes of counts.
 */
export const connectionLimits = { requests: 10, jobs: 1, attempts: 2, changes: 1, counts: 1 };

interface PostgresPoolOptions {
  readonly databaseUrl: string;
  /** Maximum number of connections. */
  readonly max: number;
  /**
   * Milliseconds to wait for a connection, and that PostgreSQL lets a statement take: nobody waits for a longer one. Imports
   * and migrations lift it for their statements (with-exclusive-transaction.ts).
   */
  readonly timeoutMs?: number;
  /**
   * Milliseconds after which a connection without an answer is closed: it is gone, or nothing passes its answers on. Without
   * it, statements may take any time.
   */
  readonly silenceLimitMs?: number | undefined;
  /** Receives a warning for each connection that is lost. */
  readonly log?: Pick<Logger, "warn"> | undefined;
}

/** Reads `bigint` columns as numbers, because all counts, times and amounts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text"),
};

/** Creates a PostgreSQL dialect with a pool of connections. */
export function createPostgresDialect(options: PostgresPoolOptions): PostgresDialect {
  return new PostgresDialect({ pool: createPostgresPool(options) });
}

/**
 * Creates a pool of connections to PostgreSQL. A lost connection fails the statement that uses it, and nothing else;
 * the next one gets another connection.
 */
export function createPostgresPool(options: PostgresPoolOptions): pg.Pool {
  const { databaseUrl, max, timeoutMs = responseLimits.timeoutMs, silenceLimitMs, log } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    idleTimeoutMillis: timeoutMs, // an idle connection ends before its silence does
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    ...(silenceLimitMs !== undefined && { stream: () => createSocket(silenceLimitMs) }),
  });
  // A client without a listener crashes the process when its connection is lost. The pool listens only while it is idle,
  // and passes the event on.
  pool.on("connect", (client) => {
    client.on("error", () => {}); // one over TLS emits it twice
    client.once("error", (error) => log?.warn({ error: error.message }, "database connection lost"));
  });
  pool.on("error", () => {});
  return pool;
}

function createSocket(silenceLimitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimitMs, () => socket.destroy(new Error(`no answer within ${silenceLimitMs} ms`)));
  return socket;
}
