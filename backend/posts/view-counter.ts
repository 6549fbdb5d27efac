import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "#backend/clock.ts";
import type { Tables } from "#backend/db/tables.ts";

/** Milliseconds between writes. A count can be this stale, and a crash can lose this much. */
const writeInterval = 2000;

/**
 * Maximum number of posts with pending views, about 2 MB. When it is reached, views are written immediately. If the
 * database is failing, views of further posts are dropped.
 */
export const pendingPostsLimit = 20_000;

/** Attempts to write when closing: an import in another process can hold the lock. */
const closeAttempts = 10;

/** Milliseconds between these attempts. */
const closeRetryDelay = 500;

/** Milliseconds after which there is no further attempt: one can take 11 s where the database does not answer. */
const closeLimit = 5000;

/** Counts views in memory and writes them in batches, so that a view does not cost a write. */
export interface ViewCounter {
  count(postUuid: string): void;
  /** Writes the pending views. Call it after the last request. Resolves even if the database fails. */
  close(): Promise<void>;
}

export function createViewCounter(database: Kysely<Tables>, clock: Clock, log: Logger): ViewCounter {
  const pending = new Map<string, number>();
  let writing: Promise<void> | undefined;
  let failing = false;
  let dropped = 0;

  async function write(): Promise<void> {
    const views = new Map(pending);
    pending.clear();
    try {
      await addViews(database, views);
      if (failing) log.info({ dropped }, "views are written again");
      failing = false;
      dropped = 0;
    } catch (error) {
      // Log once per outage, not once per interval.
      if (!failing)
        log.warn({ error: error instanceof Error ? error.message : String(error) }, "views not written yet");
      failing = true;
      for (const [uuid, added] of views) add(uuid, added);
    }
  }

  function add(uuid: string, added: number): void {
    const sum = pending.get(uuid);
    if (sum === undefined && pending.size >= pendingPostsLimit) dropped += added;
    else pending.set(uuid, (sum ?? 0) + added);
  }

  function writeOnce(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const stop = clock.every(writeInterval, () => {
    if (pending.size > 0) void writeOnce();
  });

  return {
    count(uuid) {
      add(uuid, 1);
      if (pending.size >= pendingPostsLimit && !failing) void writeOnce();
    },
    async close() {
      stop();
      const deadline = clock.now() + closeLimit;
      await writing;
      for (let attempt = 1; pending.size > 0 && clock.now() <= deadline; attempt++) {
        await writeOnce();
        if (pending.size === 0 || attempt === closeAttempts) break;
        await clock.sleep(closeRetryDelay);
      }
      if (pending.size > 0) log.error({ lost: sum(pending) + dropped, remembered: pending.size }, "views lost");
    },
  };
}

function sum(views: Map<string, number>): number {
  return views.values().reduce((total, added) => total + added, 0);
}

/** Posts per statement, with two parameters each: far below the limits of both databases. */
const batchSize = 1000;

/**
 * Adds views to posts, in batches that succeed or fail as a whole. Skips posts that no longer exist. Removes each
 * written batch from `views`; if the promise rejects, `views` contains the ones not written.
 */
async function addViews(database: Kysely<Tables>, views: Map<string, number>): Promise<void> {
  // Sorted, so that two servers that update the same posts lock them in the same order and cannot deadlock.
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let start = 0; start < sorted.length; start += batchSize) {
    const batch = sorted.slice(start, start + batchSize);
    const rows = sql.join(batch.map(([uuid, added]) => sql`(${uuid}, cast(${added} as bigint))`));
    await sql`
      update post_stats set views = views + added.column2
      from (values ${rows}) as added
      where post_stats.post_uuid = added.column1`.execute(database);
    for (const [uuid] of batch) views.delete(uuid);
  }
}
