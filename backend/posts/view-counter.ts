import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "#backend/clock.ts";
import type { Tables } from "#backend/db/tables.ts";
import { createWriteBehind } from "#backend/write-behind.ts";

/**
 * Maximum number of posts with pending views, about 2 MB. When it is reached, views are written immediately. If the
 * database is failing, views of further posts are dropped.
 */
export const pendingPostsLimit = 20_000;

/** Counts views in memory and writes them in batches every two seconds. */
export function createViewCounter(database: Kysely<Tables>, clock: Clock, log: Logger) {
  const pending = new Map<string, number>();
  let dropped = 0;

  async function write(): Promise<object> {
    const views = new Map(pending);
    pending.clear();
    try {
      await addViews(database, views);
    } catch (error) {
      for (const [uuid, added] of views) add(uuid, added);
      throw error;
    }
    const written = { dropped };
    dropped = 0;
    return written;
  }

  function add(uuid: string, added: number): void {
    const sum = pending.get(uuid);
    if (sum === undefined && pending.size >= pendingPostsLimit) dropped += added;
    else pending.set(uuid, (sum ?? 0) + added);
  }

  const { writeNow, close } = createWriteBehind({
    what: "views",
    interval: 2000,
    isPending: () => pending.size > 0,
    write,
    lost: () => ({ lost: sum(pending) + dropped, remembered: pending.size }),
    ...{ clock, log },
  });

  return {
    count(postUuid: string): void {
      add(postUuid, 1);
      if (pending.size >= pendingPostsLimit) writeNow();
    },
    /** Writes the pending views. Call it after the last request. */
    close,
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
