import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";

/**
 * Milliseconds a statement waits for another process's lock. It waits on the thread that serves visitors, so
 * this is short; whoever writes must be ready to try again.
 */
const busyTimeout = 100;

/** Milliseconds a transaction waits, without blocking the thread, for another process's one: an import, say. */
const transactionPatience = 120_000;

/** Kysely's own SQLite dialect on Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  /** @param path the database file, created where it is missing with its folder; or `:memory:` */
  constructor(path: string) {
    const config = { database: async () => openFile(path) };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Lets a migration run in a transaction, which is also its lock: see migrate.ts. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  /** A transaction that may write takes the write lock at once: taken halfway, it can fail without a wait. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === "read only") return super.beginTransaction(connection);
    await whenNotBusy(() => connection.executeQuery(CompiledQuery.raw("begin immediate")));
  }
}

async function openFile(path: string): Promise<SqliteDatabase> {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
    defensive: true,
  });
  // WAL: readers and the one writer do not wait for each other. FULL: what was committed outlives a power cut.
  await whenNotBusy(() => database.exec("pragma journal_mode = wal; pragma synchronous = full"));
  const compiled = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare: (sql) => prepare(database, compiled, sql),
  };
}

/** Statements kept compiled, which saves about a quarter of a read; longer ones are an import's, each its own. */
const compiledLimit = 100;
const compiledLength = 4000;

/** Answers as better-sqlite3 does, which is what Kysely's driver is written for. */
function prepare(database: DatabaseSync, compiled: Map<string, StatementSync>, sql: string): SqliteStatement {
  const statement = compiled.get(sql) ?? database.prepare(sql);
  if (sql.length <= compiledLength) {
    if (compiled.size >= compiledLimit) compiled.clear();
    compiled.set(sql, statement);
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // Rows are handed over one by one, while the kept statement may be run again: this one is its own.
    iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}

async function whenNotBusy<Value>(attempt: () => Value | Promise<Value>): Promise<Value> {
  const deadline = performance.now() + transactionPatience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** Extended codes (SQLITE_BUSY_RECOVERY and others) keep SQLITE_BUSY, 5, in their low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
