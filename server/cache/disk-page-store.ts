import type { DatabaseSync } from "node:sqlite";
import {
  type DisposableDatabase,
  digest,
  emptyLog,
  inTransaction,
  openDisposableDatabase,
  usedBytes,
} from "#server/disk/disposable-database.ts";
import type { Encoding } from "#server/http/request/accept-encoding.ts";
import { cachePolicies, type Freshness } from "#site/http/cache-policies.ts";
import type { CachedPage } from "./page-store.ts";
import { createBody, type RenderedPage } from "./rendered-page.ts";

type CacheablePage = CachedPage["page"];

/** A page of the disk. */
export interface DiskPage {
  readonly page: CacheablePage;
  /** Milliseconds since the page was requested, by the wall clock. */
  readonly age: number;
  /** Whether another build, or one with other settings, has rendered it. */
  readonly ofOtherBuild: boolean;
}

/**
 * Cached pages on disk, which outlive the process: they bridge an outage of the product server after a restart. It never
 * throws: a page that cannot be stored is rendered again.
 */
export interface DiskPageStore {
  readonly find: (key: string) => DiskPage | undefined;
  /** Stores a page in the background. @param age milliseconds since it was requested */
  readonly set: (key: string, page: CacheablePage, age: number) => void;
  /** Pages with the tag are found no more. Their bytes are overwritten in the background. */
  readonly deleteTagged: (tag: string) => void;
  /** Stores what waits and overwrites what is deleted. */
  readonly close: () => void;
}

interface Options {
  readonly file: string;
  /** Of the file, roughly. The oldest pages are evicted first: those that are asked for are rendered again and again. */
  readonly maxBytes: number;
  /** Names the product server and the origin of the site. Pages of another one are dropped. */
  readonly source: string;
  /** Names what renders pages, and its settings. */
  readonly build: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Raised when rows change their form. */
const revision = 1;

/** Milliseconds for which a page is stored: as long as users' content bridges an outage. */
const keptMs = cachePolicies.post.freshness.staleIfErrorMs;

/** Milliseconds between two looks at the clock and for pages that are too old. */
const tidyIntervalMs = 60_000;

/** Milliseconds by which the clock may be set back, as services that set it do all the time. */
const clockToleranceMs = 1000;

/** Pages written in one transaction, and milliseconds between two: each takes 0.1 ms, during which nothing is sent. */
const writing = { batch: 8, pauseMs: 20, waiting: 512 };

/** Deleted pages that are overwritten in one transaction. */
const overwritingBatch = 16;

const schema = `
  create table if not exists page (
    id integer primary key autoincrement, key text not null unique, requested_at integer not null, build text not null,
    tags text not null, meta text not null, checksum text not null
  ) strict;
  create index if not exists page_age on page (requested_at);
  create table if not exists page_tag (
    tag text not null, page_id integer not null references page on delete cascade, primary key (tag, page_id)
  ) strict, without rowid;
  create index if not exists page_tag_page on page_tag (page_id);
  create table if not exists body (id integer primary key, bytes blob not null) strict;
  create table if not exists deleted (id integer primary key) strict;
  create table if not exists state (name text primary key, value any not null) strict;
`;

interface Waiting {
  readonly page: CacheablePage;
  readonly requestedAt: number;
}

/** What is stored of a page beside its tags and its body. */
type Meta = Omit<RenderedPage, "tags" | "bodies" | "freshness"> & {
  readonly freshness: Freshness;
  readonly encoding: Encoding;
};

/** Opens a store in a file of its own (server/disk/disposable-database.ts). */
export function openDiskPageStore({ file, maxBytes, source, build, now = Date.now }: Options): DiskPageStore {
  const database: DisposableDatabase<Prepared> = openDisposableDatabase({ file, revision, schema, prepare });
  const { attempt } = database;
  const waiting = new Map<string, Waiting>();
  let writeTimer: NodeJS.Timeout | undefined;
  let overwriteTimer: NodeJS.Timeout | undefined;
  let latest = 0;

  attempt(({ readState, writeState }) => {
    latest = Number(readState.get("seen_at")?.value ?? 0);
    if (readState.get("source")?.value !== source) deleteAll();
    writeState.run("source", source);
  });
  tidy();
  overwriteLater(); // what was deleted before a kill
  const tidying = setInterval(tidy, tidyIntervalMs).unref();

  /** The clock. Where it was set back, no age is known any more. */
  function readClock(): number {
    const time = now();
    if (time < latest - clockToleranceMs) {
      deleteAll();
      latest = time;
      saveClock();
    }
    latest = Math.max(latest, time);
    return time;
  }

  function saveClock(): void {
    attempt(({ writeState }) => writeState.run("seen_at", latest));
  }

  function tidy(): void {
    const time = readClock();
    saveClock();
    attempt((prepared, opened) => deleteWhere(opened, prepared.deletions.old, time - keptMs));
  }

  function deleteAll(): void {
    waiting.clear();
    const isDeleted = attempt((prepared, opened) => {
      deleteWhere(opened, prepared.deletions.old, Number.MAX_SAFE_INTEGER);
      return true;
    });
    if (!isDeleted) database.replace();
  }

  /** Their small rows at once, their bodies later. */
  function deleteWhere(opened: DatabaseSync, { note, remove }: Deletion, value: string | number): void {
    let changes: number | bigint = 0;
    inTransaction(opened, () => {
      changes = note.run(value).changes;
      if (changes > 0) remove.run(value);
    });
    if (changes > 0) overwriteLater();
  }

  function overwriteLater(): void {
    overwriteTimer ??= setTimeout(() => {
      overwriteTimer = undefined;
      if (overwriteSome()) overwriteLater();
    }, writing.pauseMs).unref();
  }

  /** @returns whether there may be more */
  function overwriteSome(): boolean {
    return (
      attempt(({ overwrite, forget }, opened) => {
        let changes: number | bigint = 0;
        inTransaction(opened, () => {
          overwrite.run(overwritingBatch);
          changes = forget.run(overwritingBatch).changes;
        });
        if (changes > 0) emptyLog(opened);
        return changes > 0;
      }) ?? false
    );
  }

  function writeLater(): void {
    writeTimer ??= setTimeout(() => {
      writeTimer = undefined;
      writeSome();
      if (waiting.size > 0) writeLater();
    }, writing.pauseMs).unref();
  }

  function writeSome(): void {
    const batch = [...waiting].slice(0, writing.batch);
    for (const [key] of batch) waiting.delete(key);
    attempt((prepared, opened) => {
      inTransaction(opened, () => {
        for (const [key, one] of batch) write(prepared, key, one);
      });
      if (usedBytes(opened) > maxBytes) deleteWhere(opened, prepared.deletions.oldest, 2 * writing.batch);
    });
  }

  function write({ identify, touch, upsert, setBody, deleteTags, addTag }: Prepared, key: string, one: Waiting): void {
    const { page, requestedAt } = one;
    const { tags: pageTags, bodies, ...rest } = page;
    const encoding = page.compressible ? "br" : "identity";
    const bytes = bodies[encoding]?.bytes;
    if (!bytes) return;
    const meta = JSON.stringify({ ...rest, requestId: "", encoding } satisfies Meta);
    const checksum = digest(meta, bytes);
    const tags = pageTags.join();
    const known = identify.get(key) as { id: number; build: string; tags: string; checksum: string } | undefined;
    if (known?.checksum === checksum && known.build === build && known.tags === tags) {
      touch.run(requestedAt, known.id);
      return;
    }
    const { id } = upsert.get(key, requestedAt, build, tags, meta, checksum) as { id: number };
    setBody.run(id, bytes);
    if (known?.tags === tags) return;
    if (known) deleteTags.run(id);
    for (const tag of pageTags) addTag.run(tag, id);
  }

  return {
    find(key) {
      const time = readClock();
      return attempt(({ find, deletions }, opened) => {
        const row = find.get(key) as Row | undefined;
        if (!row || time - row.requested_at > keptMs) return undefined;
        if (digest(row.meta, row.bytes) !== row.checksum) {
          deleteWhere(opened, deletions.key, key);
          return undefined;
        }
        return { page: readPage(row), age: Math.max(0, time - row.requested_at), ofOtherBuild: row.build !== build };
      });
    },
    set(key, page, age) {
      if (waiting.size >= writing.waiting && !waiting.has(key)) return;
      waiting.set(key, { page, requestedAt: Math.round(readClock() - age) });
      writeLater();
    },
    deleteTagged(tag) {
      for (const [key, { page }] of waiting) if (page.tags.includes(tag)) waiting.delete(key);
      const isDeleted = attempt((prepared, opened) => {
        deleteWhere(opened, prepared.deletions.tag, tag);
        return true;
      });
      if (!isDeleted) database.replace(); // rather no page than one that must go
    },
    close() {
      clearInterval(tidying);
      clearTimeout(writeTimer);
      clearTimeout(overwriteTimer);
      while (waiting.size > 0) writeSome();
      while (overwriteSome());
      readClock();
      saveClock();
      database.close();
    },
  };
}

type Prepared = ReturnType<typeof prepare>;
type Deletion = ReturnType<typeof prepareDeletion>;

function prepare(database: DatabaseSync) {
  const some = "select id from deleted order by id limit ?";
  return {
    find: database.prepare(
      `select requested_at, build, tags, meta, checksum, bytes from page join body on body.id = page.id where key = ?`,
    ),
    identify: database.prepare("select id, build, tags, checksum from page where key = ?"),
    touch: database.prepare("update page set requested_at = ? where id = ?"),
    upsert: database.prepare(
      `insert into page (key, requested_at, build, tags, meta, checksum) values (?, ?, ?, ?, ?, ?)
       on conflict (key) do update set requested_at = excluded.requested_at, build = excluded.build,
         tags = excluded.tags, meta = excluded.meta, checksum = excluded.checksum
       returning id`,
    ),
    setBody: database.prepare("insert or replace into body (id, bytes) values (?, ?)"),
    deleteTags: database.prepare("delete from page_tag where page_id = ?"),
    addTag: database.prepare("insert or ignore into page_tag (tag, page_id) values (?, ?)"),
    deletions: {
      key: prepareDeletion(database, "key = ?"),
      tag: prepareDeletion(database, "id in (select page_id from page_tag where tag = ?)"),
      old: prepareDeletion(database, "requested_at < ?"),
      oldest: prepareDeletion(database, "id in (select id from page order by requested_at, id limit ?)"),
    },
    overwrite: database.prepare(`delete from body where id in (${some})`),
    forget: database.prepare(`delete from deleted where id in (${some})`),
    readState: database.prepare("select value from state where name = ?"),
    writeState: database.prepare("insert or replace into state (name, value) values (?, ?)"),
  };
}

function prepareDeletion(database: DatabaseSync, condition: string) {
  return {
    note: database.prepare(`insert into deleted (id) select id from page where ${condition}`),
    remove: database.prepare(`delete from page where ${condition}`),
  };
}

interface Row {
  readonly requested_at: number;
  readonly build: string;
  readonly tags: string;
  readonly meta: string;
  readonly checksum: string;
  readonly bytes: Uint8Array;
}

function readPage({ tags, meta, bytes }: Row): CacheablePage {
  const { encoding, ...rest } = JSON.parse(meta) as Meta;
  const page: CacheablePage = { ...rest, tags: tags === "" ? [] : tags.split(","), bodies: {} };
  page.bodies[encoding] = createBody(page, encoding, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return page;
}
