import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { lowerUuid } from "#contract/identifiers.ts";
import { inTransaction, openDisposableDatabase } from "#server/disk/disposable-database.ts";
import { purgedTag } from "#site/http/cache-tags.ts";
import { parseJson, parseRecord } from "#site/product-api/parse-fields.ts";
import { anySize, parseMediaUrl } from "#site/product-api/parse-media.ts";

interface RemoteMediaOptions {
  /** Outlives the process, as copies of images do. */
  readonly file: string;
  /** The site's own origin. */
  readonly origin: string;
  /** Called with URLs that are refused from now on: copies of them must go. */
  readonly onRefused: (urls: readonly string[]) => void;
}

/** Uses that are remembered, about 200 bytes each; the oldest are forgotten. */
const maxUses = 500_000;

/** How deep responses are read. */
const maxDepth = 8;

/** Fields that hold media, within which sizes have names of their own: a URL that is a text, such as a bio, shows nothing. */
const mediaFields: ReadonlySet<string> = new Set([
  "video",
  "videothumbnail",
  "gallery",
  "avatar",
  "media",
  "poster_url",
  "background",
  "icon",
]);
const sizes: ReadonlySet<string> = new Set(anySize);

/** Responses that have been read, in memory: one that comes again unchanged is not read again. */
const readResponses = 10_000;

const schema = `
  create table if not exists media_use (
    id integer primary key, url text not null, resource text not null, owner text not null, unique (url, resource, owner)
  ) strict;
  create index if not exists media_use_resource on media_use (resource);
  create index if not exists media_use_owner on media_use (owner);
  create table if not exists refused (url text primary key not null) strict, without rowid;
`;

/** A medium, the post or user that has it, and the post's author; "" where there is none. */
interface MediaUse {
  readonly url: string;
  readonly resource: string;
  readonly owner: string;
}

/**
 * Which media of a product server elsewhere may be shown: it says of posts and profiles alone that they are gone. A medium is
 * refused once all that used it are; until it has been seen in use, nothing is known, and it is shown.
 */
export function createRemoteMedia({ file, origin, onRefused }: RemoteMediaOptions) {
  const { attempt, close } = openDisposableDatabase({ file, revision: 1, schema, prepare });
  const seen = new LRUCache<string, string>({ max: readResponses });

  function show(uses: readonly MediaUse[]): void {
    attempt(({ add, allow, evict }, database) =>
      inTransaction(database, () => {
        for (const { url, resource, owner } of uses) {
          add.run(url, resource, owner);
          allow.run(url);
        }
        evict.run(maxUses);
      }),
    );
  }

  function hide(uuid: string): void {
    seen.clear(); // what a response has shown before, it shows again
    const refused = attempt(({ remove, isUsed, refuse }, database) => {
      const urls: string[] = [];
      inTransaction(database, () => {
        const removed = remove.all(uuid, uuid) as unknown as readonly { url: string }[];
        for (const url of new Set(removed.map((row) => row.url))) {
          if (isUsed.get(url)) continue;
          refuse.run(url);
          urls.push(url);
        }
      });
      return urls;
    });
    if (refused && refused.length > 0) onRefused(refused);
  }

  return {
    /** Learns from a response of the product server which media its content uses, or that there is none any more. */
    observe(path: string, status: number, body: string): void {
      const [, kind, uuid = ""] = /^\/api\/public\/(post|users|users\/posts)\/([^/]+)$/.exec(path) ?? [];
      if (purgedTag(path, status)) hide(uuid);
      if (status !== 200) return;
      const digest = hash("sha256", body);
      if (seen.get(path) === digest) return;
      seen.set(path, digest);
      // Of a ticket nothing but the images is remembered: its ids are its credentials.
      const of = kind === undefined ? undefined : { resource: uuid, owner: kind === "users/posts" ? uuid : "" };
      show([...findMedia(parseJson(body), { of, origin, depth: maxDepth, isMedia: false })]);
    },
    isShown: (url: string): boolean => attempt(({ isRefused }) => isRefused.get(url)) === undefined,
    close,
  };
}

interface MediaSearch {
  /** What has the media that no object within the value has itself; `undefined` for tickets. */
  readonly of: Omit<MediaUse, "url"> | undefined;
  readonly origin: string;
  readonly depth: number;
  /** Whether the value is that of a media field. */
  readonly isMedia: boolean;
}

function* findMedia(value: unknown, search: MediaSearch): Generator<MediaUse> {
  const { of, origin, depth, isMedia } = search;
  if (typeof value === "string") {
    const url = isMedia ? parseMediaUrl(value, origin) : undefined;
    if (url) yield { url, ...(of ?? { resource: "event", owner: "" }) };
    return;
  }
  if (depth === 0 || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* findMedia(one, { ...search, depth: depth - 1 });
    return;
  }
  const { uuid, user } = value as Readonly<Record<string, unknown>>;
  const author = parseRecord(user)?.uuid;
  const owner = typeof author === "string" ? lowerUuid(author) : of?.owner;
  const own = of && typeof uuid === "string" ? { resource: lowerUuid(uuid), owner: owner ?? "" } : of;
  for (const [name, one] of Object.entries(value)) {
    const isUser = name === "user" && of;
    yield* findMedia(one, {
      of: isUser ? { resource: owner || of.resource, owner: "" } : own,
      origin,
      depth: depth - 1,
      isMedia: mediaFields.has(name) || (isMedia && sizes.has(name)),
    });
  }
}

function prepare(database: DatabaseSync) {
  return {
    add: database.prepare("insert or ignore into media_use (url, resource, owner) values (?, ?, ?)"),
    allow: database.prepare("delete from refused where url = ?"),
    evict: database.prepare("delete from media_use where id <= (select max(id) from media_use) - ?"),
    remove: database.prepare("delete from media_use where resource = ? or owner = ? returning url"),
    isUsed: database.prepare("select 1 from media_use where url = ? limit 1"),
    refuse: database.prepare("insert or ignore into refused (url) values (?)"),
    isRefused: database.prepare("select 1 from refused where url = ?"),
  };
}
