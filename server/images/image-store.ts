import { LRUCache } from "lru-cache";
import { digest, forget, inTransaction, openDisposableDatabase, usedBytes } from "#server/disk/disposable-database.ts";
import type { ImageFacts } from "./image-facts.ts";
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
export type ImageStore = ReturnType<typeof openImageStore>;

/** Raised when images are encoded differently. */
const revision = 3;

/** Milliseconds between two updates of `used_at`, each of which is a write. */
const useIntervalMs = 3600_000;

/** Images evicted at a time; few, so that no request waits. */
const evictionBatch = 16;

/** About 6 MB. Of more images, those whose facts are oldest are forgotten. */
const mostFacts = 100_000;

/** Bytes of the file for each remembered use of an image. A use takes some 170, so that all take less than a tenth of it. */
const bytesPerUse = 2000;

/** Uses in memory, which are not written again: those of a busy hour. */
const usesInMemory = 50_000;

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
  create table if not exists image_fact (
    id integer primary key, signature text not null unique,
    width integer not null, height integer not null, is_animated integer not null, learned_at integer not null
  ) strict;
  create table if not exists image_use (
    id integer primary key, signature text not null, tag text not null, owner text not null,
    is_over integer not null default 0, unique (signature, tag, owner)
  ) strict;
  create index if not exists image_use_tag on image_use (tag);
  create index if not exists image_use_owner on image_use (owner);
`;

/**
 * Opens a store of images in a file of its own (server/disk/disposable-database.ts).
 *
 * @param maxBytes of the file, roughly; the least recently used images are evicted first
 */
export function openImageStore(file: string, maxBytes: number, now: () => number = Date.now, factLimit = mostFacts) {
  const { attempt, close } = openDisposableDatabase({ file, revision, schema });
  const notedUses = new LRUCache<string, true>({ max: usesInMemory });

  /** Whether what showed an image does so no more. One whose uses were never noted may be shown. */
  function isUnused(signature: string): boolean {
    const use = attempt((sql) => sql.get`select min(is_over) as is_over from image_use where signature = ${signature}`);
    return use?.is_over === 1;
  }

  return {
    find: ({ signature, size, format }: ImageKey): StoredImage | undefined =>
      attempt((sql) => {
        const found = sql.get`select id, made_at, used_at, tag, bytes from picture
          where signature = ${signature} and size = ${size} and format = ${format}` as Row | undefined;
        if (!found) return undefined;
        if (digest(found.bytes) !== found.tag) {
          sql.run`delete from picture where signature = ${signature}`;
          return undefined;
        }
        if (now() - found.used_at > useIntervalMs)
          sql.run`update picture set used_at = ${now()} where id = ${found.id}`;
        return { bytes: found.bytes, tag: found.tag, storedAt: found.made_at };
      }),
    /** @param tags what `removeTagged` knows the image by; only their hashes are stored */
    set(
      { signature, size, format }: ImageKey,
      { bytes, color }: ResizedImage,
      tags: readonly string[] = [],
    ): StoredImage {
      const stored = { bytes, tag: digest(bytes), storedAt: now() };
      attempt((sql, database) => {
        const { storedAt, tag } = stored;
        inTransaction(database, () => {
          const { lastInsertRowid } = sql.run`insert or replace into picture
            (signature, size, format, made_at, used_at, colour, tag, bytes) values
            (${signature}, ${size}, ${format}, ${storedAt}, ${storedAt}, ${color ?? null}, ${tag}, ${bytes})`;
          for (const each of tags) {
            sql.run`insert or ignore into picture_tag (tag, picture_id) values (${digest(each)}, ${lastInsertRowid})`;
          }
        });
        if (usedBytes(database) <= maxBytes) return;
        sql.run`delete from picture where id in (select id from picture order by used_at, id limit ${evictionBatch})`;
      });
      return stored;
    },
    /** Removes an image in all sizes, and its facts. */
    remove(signature: string): void {
      attempt((sql, database) => {
        sql.run`delete from image_fact where signature = ${signature}`;
        forget(database, sql.run`delete from picture where signature = ${signature}`);
      });
    },
    removeTagged(tag: string): void {
      attempt((sql, database) =>
        forget(
          database,
          sql.run`delete from picture where id in (select picture_id from picture_tag where tag = ${digest(tag)})`,
        ),
      );
    },
    /** Removes what was not found or set for some milliseconds, with an accuracy of an hour. */
    removeUnused(milliseconds: number): void {
      attempt((sql, database) =>
        forget(database, sql.run`delete from picture where used_at < ${now() - milliseconds}`),
      );
    },
    /** Finds the dominant color of an image, once one of its sizes is stored. */
    findColor: (signature: string): string | undefined =>
      attempt(
        (sql) =>
          sql.get`select colour from picture where signature = ${signature} and colour is not null limit 1` as
            | { colour: string }
            | undefined,
      )?.colour,
    /** Finds facts of an image, which outlive its stored sizes. */
    findFacts: (signature: string): (ImageFacts & { readonly learnedAt: number }) | undefined =>
      attempt((sql) => {
        const row = sql.get`select width, height, is_animated as "isAnimated", learned_at as "learnedAt"
          from image_fact where signature = ${signature}` as FactsRow | undefined;
        return row && { ...row, isAnimated: row.isAnimated === 1 };
      }),
    setFacts(signature: string, { width, height, isAnimated }: ImageFacts): void {
      attempt((sql) => {
        // A row that is replaced gets the next id, so the ids are in the order of learning.
        const { lastInsertRowid } = sql.run`insert or replace into image_fact
          (signature, width, height, is_animated, learned_at) values
          (${signature}, ${width}, ${height}, ${isAnimated ? 1 : 0}, ${now()})`;
        sql.run`delete from image_fact where id <= ${Number(lastInsertRowid) - factLimit}`;
      });
    },
    /** Notes what shows an image. @param tags one or two, of which only the hashes are stored: the use ends with each */
    addUse(signature: string, [tag = "", owner = tag]: readonly string[]): void {
      const use = `${signature} ${tag} ${owner}`;
      if (notedUses.has(use)) return;
      notedUses.set(use, true);
      attempt((sql) => {
        sql.run`insert into image_use (signature, tag, owner) values (${signature}, ${digest(tag)}, ${digest(owner)})
          on conflict do update set is_over = 0`;
        sql.run`delete from image_use where id <= (select max(id) from image_use) - ${Math.ceil(maxBytes / bytesPerUse)}`;
      });
    },
    /** Ends all uses with a tag. @returns the images that have no other use */
    endUses(tag: string): readonly string[] {
      const ended = attempt(
        (sql) => sql.all`update image_use set is_over = 1
          where (tag = ${digest(tag)} or owner = ${digest(tag)}) and is_over = 0 returning signature`,
      );
      if (!ended || ended.length === 0) return [];
      notedUses.clear(); // what has been noted before may be noted again
      return [...new Set(ended.map(({ signature }) => String(signature)))].filter(isUnused);
    },
    isUnused,
    close,
  };
}

interface Row {
  readonly id: number;
  readonly made_at: number;
  readonly used_at: number;
  readonly tag: string;
  readonly bytes: Uint8Array;
}

interface FactsRow extends Omit<ImageFacts, "isAnimated"> {
  readonly isAnimated: number;
  readonly learnedAt: number;
}
