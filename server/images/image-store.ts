import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { digest, inTransaction, openDisposableDatabase, remove, usedBytes } from "#server/disk/disposable-database.ts";
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
const revision = 2;

/** Milliseconds between two updates of `used_at`, each of which is a write. */
const useIntervalMs = 3600_000;

/** Images evicted at a time; few, so that no request waits. */
const evictionBatch = 16;

/** About 6 MB. Of more images, those whose facts are oldest are forgotten. */
const mostFacts = 100_000;

/** About 100 MB. Of more, the oldest are forgotten. In memory, those of a busy hour, which are written once. */
const mostUses = { stored: 500_000, inMemory: 50_000 };

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
    id integer primary key, url text not null, tag text not null, owner text not null, is_over integer not null default 0,
    unique (url, tag, owner)
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
  const { attempt, close } = openDisposableDatabase({ file, revision, schema, prepare });
  const notedUses = new LRUCache<string, true>({ max: mostUses.inMemory });

  /** Whether what showed an image does so no more. One whose uses were never noted may be shown. */
  function isUnused(url: string): boolean {
    return attempt((prepared) => prepared.isUnused.get(url)?.is_over) === 1;
  }

  return {
    find: ({ signature, size, format }: ImageKey): StoredImage | undefined =>
      attempt(({ find, removeImage, use }) => {
        const found = find.get(signature, size, format) as Row | undefined;
        if (!found) return undefined;
        if (digest(found.bytes) !== found.tag) {
          removeImage.run(signature);
          return undefined;
        }
        if (now() - found.used_at > useIntervalMs) use.run(now(), found.id);
        return { bytes: found.bytes, tag: found.tag, storedAt: found.made_at };
      }),
    /** @param tags what `removeTagged` knows the image by; only their hashes are stored */
    set(
      { signature, size, format }: ImageKey,
      { bytes, color }: ResizedImage,
      tags: readonly string[] = [],
    ): StoredImage {
      const stored = { bytes, tag: digest(bytes), storedAt: now() };
      attempt(({ insert, addTag, evict }, database) => {
        const { storedAt, tag } = stored;
        inTransaction(database, () => {
          const row = insert.run(signature, size, format, storedAt, storedAt, color ?? null, tag, bytes);
          for (const each of tags) addTag.run(digest(each), row.lastInsertRowid);
        });
        if (usedBytes(database) > maxBytes) evict.run(evictionBatch);
      });
      return stored;
    },
    /** Removes an image in all sizes, and its facts. */
    remove: (signature: string): void => {
      attempt(({ removeImage, removeFacts }, database) => {
        removeFacts.run(signature);
        remove(database, removeImage, signature);
      });
    },
    removeTagged: (tag: string): void => {
      attempt(({ removeTagged }, database) => remove(database, removeTagged, digest(tag)));
    },
    /** Removes what was not found or set for some milliseconds, with an accuracy of an hour. */
    removeUnused: (milliseconds: number): void => {
      attempt(({ removeUnused }, database) => remove(database, removeUnused, now() - milliseconds));
    },
    /** Finds the dominant color of an image, once one of its sizes is stored. */
    findColor: (signature: string): string | undefined =>
      attempt(({ findColor }) => findColor.get(signature) as { colour: string } | undefined)?.colour,
    /** Finds facts of an image, which outlive its stored sizes. */
    findFacts: (signature: string): (ImageFacts & { readonly learnedAt: number }) | undefined =>
      attempt(({ findFacts }) => {
        const row = findFacts.get(signature) as FactsRow | undefined;
        return row && { ...row, isAnimated: row.isAnimated === 1 };
      }),
    setFacts(signature: string, { width, height, isAnimated }: ImageFacts): void {
      attempt(({ setFacts, evictFacts }) => {
        // A row that is replaced gets the next id, so the ids are in the order of learning.
        const { lastInsertRowid } = setFacts.run(signature, width, height, isAnimated ? 1 : 0, now());
        evictFacts.run(Number(lastInsertRowid) - factLimit);
      });
    },
    /** Notes what shows an image. @param tags one or two: the use ends with each of them */
    addUse(url: string, [tag = "", owner = ""]: readonly string[]): void {
      const use = `${url} ${tag} ${owner}`;
      if (notedUses.has(use)) return;
      notedUses.set(use, true);
      attempt(({ addUse, evictUses }) => {
        addUse.run(url, tag, owner);
        evictUses.run(mostUses.stored);
      });
    },
    /** Ends all uses with a tag. @returns the URLs of their images that have no other use */
    endUses(tag: string): readonly string[] {
      notedUses.clear(); // what has been noted before may be noted again
      const ended = attempt(({ endUses }) => endUses.all(tag, tag)) ?? [];
      return [...new Set(ended.map(({ url }) => String(url)))].filter(isUnused);
    },
    isUnused,
    close,
  };
}

function prepare(database: DatabaseSync) {
  return {
    find: database.prepare(
      "select id, made_at, used_at, tag, bytes from picture where signature = ? and size = ? and format = ?",
    ),
    use: database.prepare("update picture set used_at = ? where id = ?"),
    insert: database.prepare(
      `insert or replace into picture (signature, size, format, made_at, used_at, colour, tag, bytes)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    addTag: database.prepare("insert or ignore into picture_tag (tag, picture_id) values (?, ?)"),
    removeImage: database.prepare("delete from picture where signature = ?"),
    removeTagged: database.prepare(
      "delete from picture where id in (select picture_id from picture_tag where tag = ?)",
    ),
    removeUnused: database.prepare("delete from picture where used_at < ?"),
    evict: database.prepare("delete from picture where id in (select id from picture order by used_at, id limit ?)"),
    findFacts: database.prepare(
      `select width, height, is_animated as "isAnimated", learned_at as "learnedAt" from image_fact where signature = ?`,
    ),
    setFacts: database.prepare(
      "insert or replace into image_fact (signature, width, height, is_animated, learned_at) values (?, ?, ?, ?, ?)",
    ),
    removeFacts: database.prepare("delete from image_fact where signature = ?"),
    evictFacts: database.prepare("delete from image_fact where id <= ?"),
    addUse: database.prepare(
      "insert into image_use (url, tag, owner) values (?, ?, ?) on conflict do update set is_over = 0",
    ),
    evictUses: database.prepare("delete from image_use where id <= (select max(id) from image_use) - ?"),
    endUses: database.prepare(
      "update image_use set is_over = 1 where (tag = ? or owner = ?) and is_over = 0 returning url",
    ),
    isUnused: database.prepare("select min(is_over) as is_over from image_use where url = ?"),
    findColor: database.prepare("select colour from picture where signature = ? and colour is not null limit 1"),
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
