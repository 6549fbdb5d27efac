import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementResultingChanges } from "node:sqlite";
import type { ResizedImage } from "./processes/resize-image.ts";

/** Names an image in a size and format. */
export interface ImageKey {
  readonly signature: string;
  readonly size: string;
  readonly format: string;
}

export interface StoredImage {
  readonly bytes: Uint8Array;
  /** Digest of the bytes: the ETag without its quotes. */
  readonly tag: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Images on disk that can be made again. It never throws: an image that cannot be stored is made again, and a damaged
 * file is replaced by an empty one.
 */
export interface ImageStore {
  readonly find: (key: ImageKey) => StoredImage | undefined;
  /** @param tags what `removeTagged` knows the image by; only their hashes are stored */
  readonly set: (key: ImageKey, image: ResizedImage, tags?: readonly string[]) => StoredImage;
  /** Removes an image in all sizes. */
  readonly remove: (signature: string) => void;
  readonly removeTagged: (tag: string) => void;
  /** Removes what was not found or set for some milliseconds, with an accuracy of an hour. */
  readonly removeUnused: (milliseconds: number) => void;
  /** Finds the dominant color of an image, once one of its sizes is stored. */
  readonly findColor: (signature: string) => string | undefined;
  readonly close: () => void;
}

/** Raised when images are encoded differently; a store of another revision is emptied. */
const revision = 2;

/** SQLite's result codes that do not mean a damaged file: another process writes, or the disk is full. */
const temporaryErrors: readonly number[] = [5, 6, 13];

/** Milliseconds between two updates of `used_at`, each of which is a write. */
const useIntervalMs = 3600_000;

/** Images evicted at a time; few, so that no request waits. */
const evictionBatch = 16;

const schema = `
  create table if not exists picture (
    id integer primary key, signature text not null, size text not null, format text not null,
    made_at integer not null, used_at integer not null, colour text, tag text not null, bytes blob not null
  ) strict;
  create unique index if not exists picture_key on picture (signature, size, format);
  create index if not exists picture_use on picture (used_at);
  create table if not exists picture_tag (
    tag text not null, picture_id integer not null references picture on delete cascade, primary key (tag, picture_id)
  ) strict, without rowid;
  create index if not exists picture_tag_picture on picture_tag (picture_id);
`;

/**
 * Opens a store in one SQLite file: small blobs are read faster from it than from single files, a crash of the
 * process does not damage it, and processes can share it. Nothing is synchronized with the disk, since images that a
 * power cut takes can be made again. What is removed is overwritten, in the file and in its log.
 *
 * @param file in a folder that is created where it is missing
 * @param maxBytes of the file, roughly; the least recently used images are evicted first
 */
export function openImageStore(file: string, maxBytes: number, now: () => number = Date.now): ImageStore {
  let opened = openOrReplace();

  /** Opens the file, or an empty one, or none; then nothing is stored. */
  function openOrReplace(): Opened | undefined {
    for (const damaged of [false, true]) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        if (damaged) removeFile();
        return open(file);
      } catch {}
    }
    return undefined;
  }

  function removeFile(): void {
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  }

  function attempt<Value>(work: (opened: Opened) => Value): Value | undefined {
    if (!opened) return undefined;
    try {
      return work(opened);
    } catch (error) {
      if (temporaryErrors.includes(Number((error as { errcode?: number }).errcode) & 0xff)) return undefined;
      close(opened);
      opened = undefined;
      removeFile();
      opened = openOrReplace();
      return undefined;
    }
  }

  return {
    find: ({ signature, size, format }) =>
      attempt(({ find, remove, use }) => {
        const found = find.get(signature, size, format) as Row | undefined;
        if (!found) return undefined;
        if (digest(found.bytes) !== found.tag) {
          remove.run(signature);
          return undefined;
        }
        if (now() - found.used_at > useIntervalMs) use.run(now(), found.id);
        return { bytes: found.bytes, tag: found.tag, storedAt: found.made_at };
      }),
    set({ signature, size, format }, { bytes, color }, tags = []) {
      const stored = { bytes, tag: digest(bytes), storedAt: now() };
      attempt(({ database, insert, addTag, evict }) => {
        const { storedAt, tag } = stored;
        inTransaction(database, () => {
          const row = insert.run(signature, size, format, storedAt, storedAt, color ?? null, tag, bytes);
          for (const each of tags) addTag.run(digest(each), row.lastInsertRowid);
        });
        if (usedBytes(database) > maxBytes) evict.run(evictionBatch);
      });
      return stored;
    },
    remove: (signature) => {
      attempt(({ database, remove }) => emptyLog(database, remove.run(signature)));
    },
    removeTagged: (tag) => {
      attempt(({ database, removeTagged }) => emptyLog(database, removeTagged.run(digest(tag))));
    },
    removeUnused: (milliseconds) => {
      attempt(({ database, removeUnused }) => emptyLog(database, removeUnused.run(now() - milliseconds)));
    },
    findColor: (signature) =>
      attempt(({ findColor }) => findColor.get(signature) as { colour: string } | undefined)?.colour,
    close: () => {
      if (opened) close(opened);
      opened = undefined;
    },
  };
}

type Opened = ReturnType<typeof open>;

/** @throws Error where the file is not a database or is damaged */
function open(file: string) {
  const database = new DatabaseSync(file, { timeout: 50 });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma journal_size_limit = 4194304");
    database.exec("pragma secure_delete = on");
    const version = pragma(database, "user_version");
    if (version !== 0 && version !== revision) database.exec("drop table if exists picture");
    database.exec(`${schema} pragma user_version = ${revision}`);
    return {
      database,
      find: database.prepare(
        "select id, made_at, used_at, tag, bytes from picture where signature = ? and size = ? and format = ?",
      ),
      use: database.prepare("update picture set used_at = ? where id = ?"),
      insert: database.prepare(
        `insert or replace into picture (signature, size, format, made_at, used_at, colour, tag, bytes)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ),
      addTag: database.prepare("insert or ignore into picture_tag (tag, picture_id) values (?, ?)"),
      remove: database.prepare("delete from picture where signature = ?"),
      removeTagged: database.prepare(
        "delete from picture where id in (select picture_id from picture_tag where tag = ?)",
      ),
      removeUnused: database.prepare("delete from picture where used_at < ?"),
      evict: database.prepare("delete from picture where id in (select id from picture order by used_at, id limit ?)"),
      findColor: database.prepare("select colour from picture where signature = ? and colour is not null limit 1"),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Closing a damaged file may fail as well. */
function close({ database }: Opened): void {
  try {
    database.close();
  } catch {}
}

interface Row {
  readonly id: number;
  readonly made_at: number;
  readonly used_at: number;
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** 96 bits of SHA-256: the ETag, and a check of what is read from the disk. */
function digest(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("begin immediate");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/** Moves the log into the file, where something was removed: it may have the removed bytes. */
function emptyLog(database: DatabaseSync, { changes }: StatementResultingChanges): void {
  if (changes > 0) database.exec("pragma wal_checkpoint(truncate)");
}

/** Bytes of the pages in use; SQLite reuses those of removed images. */
function usedBytes(database: DatabaseSync): number {
  return (pragma(database, "page_count") - pragma(database, "freelist_count")) * pragma(database, "page_size");
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
}
