import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
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
import { LRUCache } from "lru-cache";

/**
 * Milliseconds that a statement waits for the lock of another process. Short, because it blocks the thread that serves
 * requests. Writers must retry.
 */
const busyTimeout = 100;

/**
 * Milliseconds that a transaction waits, without blocking the thread, for one of another process, such as an import.
 */
const transactionTimeout = 120_000;

/** Milliseconds between two attempts to begin a transaction, each of which may block the thread for `busyTimeout`. */
const pause = 100;

/** Kysely's SQLite dialect on `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  /** @param path the database file or `:memory:`; a missing file is created with its folder */
  constructor(path: string) {
    const config = { database: async () => openFile(path) };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new SharedConnectionAdapter();
  }
}

class SharedConnectionAdapter extends SqliteAdapter {
  /** There is one, but the driver hands it out, which may pass it on while a transaction waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Hands the one connection to one user after the other. */
class ImmediateDriver extends SqliteDriver {
  #last = Promise.resolve();
  #release = (): void => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  /**
   * Takes the write lock at the start: SQLite does not wait for it when a read transaction starts to write. Others read
   * while it waits for another process, such as an import.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === "read only") return super.beginTransaction(connection);
    const begin = () => connection.executeQuery(CompiledQuery.raw("begin immediate"));
    await retryWhileBusy(begin, async () => {
      await this.releaseConnection();
      await sleep(pause);
      await this.acquireConnection();
    });
  }

  /** SQLite may have rolled back already, as on a full disk. The error of a second rollback would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
    });
  }
}

async function openFile(path: string): Promise<SqliteDatabase> {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  // SQLite would open a file that it may only read, and fail at the first write.
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  // It would create one that everybody can read, and gives the files of its log the mode of this one.
  else if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
    defensive: true,
  });
  try {
    // WAL: readers and the writer do not block each other. FULL: committed transactions survive a power failure.
    await retryWhileBusy(() => database.exec("pragma journal_mode = wal; pragma synchronous = full"));
  } catch (error) {
    database.close();
    // What SQLite says where there is no room for the index of its log.
    if (!(error instanceof Error && error.message === "disk I/O error")) throw error;
    throw new Error("disk I/O error; the disk may be full", { cause: error });
  }
  // Deleted rows are overwritten, so that a deleted account cannot be read from the file.
  database.exec("pragma secure_delete = on");
  const statements = new LRUCache<string, StatementSync>({
    max: cachedStatements.max,
    memoMethod: (sql) => database.prepare(sql),
  });
  return {
    close: () => database.close(),
    prepare: (sql) => prepare(database, statements, sql),
  };
}

/**
 * Prepared statements in memory, which saves about a quarter of the time of a read, and their longest in characters. Longer
 * ones are inserts of an import, which are not repeated.
 */
const cachedStatements = { max: 100, length: 4000 };

/** Prepares a statement with the interface of better-sqlite3, which Kysely's driver expects. */
function prepare(database: DatabaseSync, statements: LRUCache<string, StatementSync>, sql: string): SqliteStatement {
  const statement = sql.length > cachedStatements.length ? database.prepare(sql) : statements.memo(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // Not the cached statement: it could be run again while these rows are being read.
    iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}

/** Retries, after a pause each, while another process holds the lock. */
async function retryWhileBusy<Value>(
  attempt: () => Value | Promise<Value>,
  wait: () => Promise<unknown> = () => sleep(pause),
): Promise<Value> {
  const deadline = performance.now() + transactionTimeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait();
    }
  }
}

/** SQLITE_BUSY is 5. Extended codes such as SQLITE_BUSY_RECOVERY have it in their low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
