import type { DatabaseSync } from "node:sqlite";
import { openDisposableDatabase, remove } from "#server/disk/disposable-database.ts";

/** What an image is, whose bytes have been read once. */
export interface ImageFacts {
  /** Pixels, upright. Both are 0 where there is no image. */
  readonly width: number;
  readonly height: number;
  /** Whether it has more than one frame. */
  readonly isAnimated: boolean;
}

/** Says that a URL leads to no image. */
export const noImage: ImageFacts = { width: 0, height: 0, isAnimated: false };

/** Facts of images on disk, without their bytes: they outlive a stored image that is evicted. Never throws. */
export interface ImageFactStore {
  readonly find: (signature: string) => (ImageFacts & { readonly learnedAt: number }) | undefined;
  readonly set: (signature: string, facts: ImageFacts) => void;
  readonly remove: (signature: string) => void;
  readonly close: () => void;
}

/** About 6 MB. Of more images, those whose facts are oldest are forgotten. */
const mostRows = 100_000;

const schema = `
  create table if not exists image_fact (
    id integer primary key, signature text not null unique,
    width integer not null, height integer not null, is_animated integer not null, learned_at integer not null
  ) strict;
`;

/** Opens facts in a file of their own (server/disk/disposable-database.ts). */
export function openImageFacts(file: string, now: () => number = Date.now, limit = mostRows): ImageFactStore {
  const { attempt, close } = openDisposableDatabase({ file, revision: 1, schema, prepare });
  return {
    find: (signature) =>
      attempt(({ find }) => {
        const row = find.get(signature) as Row | undefined;
        return (
          row && { width: row.width, height: row.height, isAnimated: row.is_animated === 1, learnedAt: row.learned_at }
        );
      }),
    set(signature, { width, height, isAnimated }) {
      attempt(({ insert, evict }) => {
        // A row that is replaced gets the next id, so the ids are in the order of learning.
        const { lastInsertRowid } = insert.run(signature, width, height, isAnimated ? 1 : 0, now());
        evict.run(Number(lastInsertRowid) - limit);
      });
    },
    remove: (signature) => {
      attempt(({ removeOne }, database) => remove(database, removeOne, signature));
    },
    close,
  };
}

function prepare(database: DatabaseSync) {
  return {
    find: database.prepare("select width, height, is_animated, learned_at from image_fact where signature = ?"),
    insert: database.prepare(
      "insert or replace into image_fact (signature, width, height, is_animated, learned_at) values (?, ?, ?, ?, ?)",
    ),
    removeOne: database.prepare("delete from image_fact where signature = ?"),
    evict: database.prepare("delete from image_fact where id <= ?"),
  };
}

interface Row {
  readonly width: number;
  readonly height: number;
  readonly is_animated: number;
  readonly learned_at: number;
}
