import type { SQLTagStore } from "node:sqlite";
import { digest, forget, inTransaction, openDisposableDatabase, usedBytes } from "#server/disk/disposable-database.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import type { CachedPage } from "./rendered-page.ts";

/**
 * Cached pages on disk, which outlive the process: they bridge an outage of the product server after a restart, and are sent
 * for nothing else. It never throws: a page that cannot be stored is rendered again.
 */
export type DiskPageStore = ReturnType<typeof openDiskPageStore>;

interface Options {
  readonly file: string;
  /** Of the file, roughly. The oldest pages are evicted first: requested ones are rendered again and again. */
  readonly maxBytes: number;
  /** Names the product server and the origin of the site. Pages of another one are dropped. */
  readonly source: string;
}

/** Raised when rows change their form. */
const form = "4";

/** Milliseconds for which a page is stored: as long as users' content bridges an outage. */
const keptMs = cachePolicies.userContent.freshness.staleIfErrorMs;

/** Milliseconds between two searches for pages that have become too old. */
const searchMs = 60_000;

/** Milliseconds by which the clock may be set back, as services that set it do all the time. */
const clockToleranceMs = 1000;

/**
 * Pages written and pages removed in one transaction, and milliseconds between two: each takes a fraction of a
 * millisecond, during which nothing is sent. Above this many waiting pages, further ones are not stored.
 */
const writing = { batch: 8, removed: 16, pauseMs: 20, waiting: 512 };

/** Milliseconds by which a page becomes too old at once. The number keeps its length, so SQLite moves no body. */
const expiryMs = 1e12;

const schema = `
  create table if not exists page (
    id integer primary key, key text not null unique, requested_at integer not null,
    meta text not null, checksum text not null, bytes blob not null
  ) strict;
  create index if not exists page_age on page (requested_at);
  create table if not exists page_tag (
    tag text not null, page_id integer not null references page on delete cascade, primary key (tag, page_id)
  ) strict, without rowid;
  create index if not exists page_tag_page on page_tag (page_id);
`;

/** Opens a store in a file of its own (server/disk/disposable-database.ts). */
export function openDiskPageStore({ file, maxBytes, source }: Options) {
  // A file of another source is replaced as one of another form is.
  const revision = Buffer.from(digest(form, source)).readInt32BE();
  const database = openDisposableDatabase({ file, revision, schema });
  const { attempt } = database;
  const waiting = new Map<string, { readonly page: CachedPage; readonly requestedAt: number }>();
  let timer: NodeJS.Timeout | undefined;
  const searching = setInterval(workLater, searchMs).unref();

  function workLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (work()) workLater();
    }, writing.pauseMs).unref();
  }

  /** Writes pages that wait, and removes some that are too old or too many. @returns whether there may be more */
  function work(): boolean {
    const expired = Date.now() - keptMs;
    const batch = [...waiting].slice(0, writing.batch);
    for (const [key] of batch) waiting.delete(key);
    const removed = attempt((sql, opened) => {
      inTransaction(opened, () => {
        for (const [key, { page, requestedAt }] of batch) write(sql, key, page, requestedAt);
      });
      const before = usedBytes(opened) > maxBytes ? Number.MAX_SAFE_INTEGER : expired;
      const oldest = sql.run`delete from page where id in
        (select id from page where requested_at < ${before} order by requested_at, id limit ${writing.removed})`;
      return forget(opened, oldest);
    });
    return waiting.size > 0 || (removed ?? 0) > 0;
  }

  function write(sql: SQLTagStore, key: string, page: CachedPage, requestedAt: number): void {
    const encoding = page.compressible ? "br" : "identity";
    const bytes = page.bodies[encoding];
    if (!bytes) return;
    // Without what differs from one request to the next: an unchanged page is not written again.
    const left = { bodies: undefined, retryAt: undefined, renderedAt: 0, requestId: "" };
    const meta = JSON.stringify({ ...page, ...left, encoding });
    const checksum = digest(meta, bytes);
    const touched = sql.run`update page set requested_at = ${requestedAt} where key = ${key} and checksum = ${checksum}`;
    if (touched.changes > 0) return;
    const { lastInsertRowid } = sql.run`insert or replace into page (key, requested_at, meta, checksum, bytes)
      values (${key}, ${requestedAt}, ${meta}, ${checksum}, ${bytes})`;
    for (const tag of page.tags) {
      sql.run`insert or ignore into page_tag (tag, page_id) values (${tag}, ${lastInsertRowid})`;
    }
  }

  return {
    /** @returns the page, and its age in milliseconds by the wall clock. One that is from the future has no known age. */
    find(key: string): { readonly page: CachedPage; readonly age: number } | undefined {
      return attempt((sql) => {
        const row = sql.get`select requested_at, meta, checksum, bytes from page where key = ${key}` as Row | undefined;
        const age = row ? Date.now() - row.requested_at : Number.NaN;
        if (!row || age < -clockToleranceMs || age > keptMs) return undefined;
        return { page: readPage(row), age: Math.max(0, age) };
      });
    },
    /** Stores a page in the background. @param age milliseconds since it was requested */
    set(key: string, page: CachedPage, age: number): void {
      if (waiting.size >= writing.waiting && !waiting.has(key)) return;
      waiting.set(key, { page, requestedAt: Math.round(Date.now() - age) });
      workLater();
    },
    /** Pages with the tag are found no more. They are removed, and their bytes overwritten, in the background. */
    deleteTagged(tag: string): void {
      for (const [key, { page }] of waiting) if (page.tags.includes(tag)) waiting.delete(key);
      const isDone = attempt(
        (sql) => sql.run`update page set requested_at = requested_at - ${expiryMs}
          where id in (select page_id from page_tag where tag = ${tag})`,
      );
      if (!isDone) database.replace(); // rather no page than one that must go
      workLater();
    },
    /** Stores what waits, and removes what is too old. */
    close(): void {
      clearInterval(searching);
      while (work());
      clearTimeout(timer);
      database.close();
    },
  };
}

interface Row {
  readonly requested_at: number;
  readonly meta: string;
  readonly checksum: string;
  readonly bytes: Uint8Array;
}

/** @throws Error where the row is not what was written: the file is damaged */
function readPage({ meta, checksum, bytes }: Row): CachedPage {
  if (digest(meta, bytes) !== checksum) throw new Error("the page is damaged");
  const { encoding, ...rest } = JSON.parse(meta);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { ...rest, bodies: { [encoding]: body } };
}
