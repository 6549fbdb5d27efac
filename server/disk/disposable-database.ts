import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLTagStore, type StatementResultingChanges } from "node:sqlite";

interface Options {
  /** In a folder that is created where it is missing. */
  readonly file: string;
  /** Raised when the content changes its form; a file of another revision is replaced. */
  readonly revision: number;
  readonly schema: string;
}

/** SQLite's result codes that do not mean a damaged file: another process writes, or the disk is full. */
const temporaryErrors: readonly number[] = [5, 6, 13];

/**
 * Opens a SQLite cache file. Never throws. Removed rows are overwritten (`secure_delete`).
 *
 * Why SQLite: small blobs are read faster than from files of their own, a crash of the process does not damage it, and
 * processes can share it. Writes are not synchronized with the disk: what a power cut destroys is rebuilt.
 */
export function openDisposableDatabase({ file, revision, schema }: Options) {
  let database: DatabaseSync | undefined;
  let sql: SQLTagStore | undefined;
  open(false);

  /** Opens the file, or an empty one, or none: then nothing is stored. */
  function open(isDamaged: boolean): void {
    close();
    try {
      mkdirSync(dirname(file), { recursive: true });
      if (isDamaged) removeFile(file);
      database = new DatabaseSync(file, { timeout: 50 });
      database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma journal_size_limit = 4194304");
      database.exec("pragma secure_delete = on");
      const version = pragma(database, "user_version");
      if (version !== 0 && version !== revision) throw new Error("the file has another revision");
      database.exec(`${schema} pragma user_version = ${revision}`);
      sql = database.createTagStore();
    } catch {
      if (isDamaged) close();
      else open(true);
    }
  }

  function close(): void {
    try {
      database?.close();
    } catch {} // a damaged file
    database = undefined;
    sql = undefined;
  }

  function replace(): void {
    if (database) open(true);
  }

  return {
    /**
     * Works with the file, whose statements are prepared once. Where it turns out to be damaged, it is replaced by an empty one.
     *
     * @returns `undefined` where that failed, or where there is no file
     */
    attempt<Value>(work: (sql: SQLTagStore, database: DatabaseSync) => Value): Value | undefined {
      if (!database || !sql) return undefined;
      try {
        return work(sql, database);
      } catch (error) {
        if (!temporaryErrors.includes(Number((error as { errcode?: number }).errcode) & 0xff)) replace();
        return undefined;
      }
    },
    /** Removes everything, also where the file cannot be written: the disk is full, or another process writes. */
    replace,
    close,
  };
}

/** Removes the file of such a database. @throws Error where the folder cannot be written */
export function removeFile(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
}

/** 96 bits of SHA-256: an ETag, or a check of what is read from the disk. */
export function digest(...content: readonly (Uint8Array | string)[]): string {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part);
  return hash.digest("base64url").slice(0, 16);
}

/** Does all of the work or none. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("begin immediate");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/** Leaves nothing of removed rows: the log, which has their bytes, is emptied. @param result of the statement that removed them. @returns how many */
export function forget(database: DatabaseSync, { changes }: StatementResultingChanges): number {
  if (changes > 0) database.exec("pragma wal_checkpoint(truncate)");
  return Number(changes);
}

/** Bytes in use; SQLite uses those of removed rows again. */
export function usedBytes(database: DatabaseSync): number {
  return (pragma(database, "page_count") - pragma(database, "freelist_count")) * pragma(database, "page_size");
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
}
