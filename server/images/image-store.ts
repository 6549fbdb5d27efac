import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SignedImage } from "#site/images/signed-image.ts";
import { type PlaceholderKind, placeholderKey } from "./placeholder-key.ts";
import type { ResizedImage } from "./resize-image.ts";

/** Which picture, in which size and format. */
export interface ImageKey {
  readonly signature: string;
  readonly size: string;
  readonly format: string;
}

export interface KeptImage {
  readonly bytes: Uint8Array;
  /** Of the bytes, as in `ETag` without its quotes. */
  readonly tag: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export type ImageLooks = Pick<SignedImage, "color" | "placeholder" | "tilePlaceholder">;

/**
 * Finished pictures on the disk. It never throws: a picture that cannot be kept is made again, and a file that is
 * damaged is begun anew.
 */
export interface ImageStore {
  readonly find: (key: ImageKey) => KeptImage | undefined;
  readonly keep: (key: ImageKey, image: ResizedImage) => KeptImage;
  /** Forgets a picture in all sizes: its host has lost it. */
  readonly remove: (signature: string) => void;
  /** What is known of how a picture looks. */
  readonly looksOf: (signature: string) => ImageLooks;
  readonly close: () => void;
}

/** Raised whenever pictures are made otherwise than before: those kept are thrown away then. */
const revision = 2;

/** SQLite's result codes for what says nothing against the file: another process writes, or the disk is full. */
const passing: readonly number[] = [5, 6, 13];

/** Milliseconds between two notes that a picture is in use: a note is a write. */
const noteEvery = 3600_000;

/** Pictures removed at once where room is needed; few, so that no request waits. */
const removedAtOnce = 16;

const schema = `
  create table if not exists picture (
    id integer primary key, signature text not null, size text not null, format text not null,
    made_at integer not null, used_at integer not null, colour text, tag text not null, bytes blob not null
  ) strict;
  create unique index if not exists picture_key on picture (signature, size, format);
  create index if not exists picture_use on picture (used_at);
`;

/**
 * One SQLite file: small blobs are read faster from it than from files of their own, it is whole after a crash of
 * the process, and several processes may share it. Nothing is synchronized with the disk: what a power cut takes
 * can be made again.
 *
 * @param limit bytes of the file at most, about; what has not been used for longest goes first
 */
export function openImageStore(folder: string, limit: number, now: () => number = Date.now): ImageStore {
  const file = join(folder, "pictures.sqlite");
  let opened = openAnew();

  /** The file as it is, or an empty one, or none: then nothing is kept. */
  function openAnew(): Opened | undefined {
    for (const damaged of [false, true]) {
      try {
        mkdirSync(folder, { recursive: true });
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
      if (passing.includes(Number((error as { errcode?: number }).errcode) & 0xff)) return undefined;
      close(opened);
      opened = undefined;
      removeFile();
      opened = openAnew();
      return undefined;
    }
  }

  const find: ImageStore["find"] = ({ signature, size, format }) =>
    attempt(({ find, remove, use }) => {
      const found = find.get(signature, size, format) as Row | undefined;
      if (!found) return undefined;
      if (tagOf(found.bytes) !== found.tag) {
        remove.run(signature);
        return undefined;
      }
      if (now() - found.used_at > noteEvery) use.run(now(), found.id);
      return { bytes: found.bytes, tag: found.tag, madeAt: found.made_at };
    });

  return {
    find,
    keep({ signature, size, format }, { bytes, color }) {
      const kept = { bytes, tag: tagOf(bytes), madeAt: now() };
      attempt((opened) => {
        opened.keep.run(signature, size, format, kept.madeAt, kept.madeAt, color ?? null, kept.tag, bytes);
        if (usedBytes(opened.database) > limit) opened.removeOldest.run(removedAtOnce);
      });
      return kept;
    },
    remove: (signature) => {
      attempt(({ remove }) => remove.run(signature));
    },
    looksOf(signature) {
      const looks = attempt(({ colorOf }) => colorOf.get(signature) as { color: string } | undefined);
      const drawn = (kind: PlaceholderKind) => {
        const key = placeholderKey(signature, kind);
        const kept = find(key);
        return kept && `data:image/${key.format};base64,${Buffer.from(kept.bytes).toString("base64")}`;
      };
      const [placeholder, tilePlaceholder] = [drawn("full"), drawn("tile")];
      return {
        ...(looks && { color: looks.color }),
        ...(placeholder && { placeholder }),
        ...(tilePlaceholder && { tilePlaceholder }),
      };
    },
    close: () => {
      if (opened) close(opened);
      opened = undefined;
    },
  };
}

type Opened = ReturnType<typeof open>;

/** @throws where the file is no database, or damaged where one looks first */
function open(file: string) {
  const database = new DatabaseSync(file, { timeout: 50 });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma journal_size_limit = 4194304");
    const version = pragma(database, "user_version");
    if (version !== 0 && version !== revision) database.exec("drop table if exists picture");
    database.exec(`${schema} pragma user_version = ${revision}`);
    return {
      database,
      find: database.prepare(
        "select id, made_at, used_at, tag, bytes from picture where signature = ? and size = ? and format = ?",
      ),
      use: database.prepare("update picture set used_at = ? where id = ?"),
      keep: database.prepare(
        `insert or replace into picture (signature, size, format, made_at, used_at, colour, tag, bytes)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ),
      remove: database.prepare("delete from picture where signature = ?"),
      removeOldest: database.prepare(
        "delete from picture where id in (select id from picture order by used_at, id limit ?)",
      ),
      colorOf: database.prepare("select colour from picture where signature = ? and colour is not null limit 1"),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Of a damaged one, closing may fail too. */
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

/** 96 bits of SHA-256: the ETag, and a check that the disk gives back what it was given. */
function tagOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
}

/** Pages that hold something; those of removed pictures are used again. */
function usedBytes(database: DatabaseSync): number {
  return (pragma(database, "page_count") - pragma(database, "freelist_count")) * pragma(database, "page_size");
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
}
