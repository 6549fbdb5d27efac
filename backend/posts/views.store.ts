import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Posts per statement, with two parameters each: far below the limits of both databases. */
const batchSize = 1000;

/**
 * Adds views to posts, in batches that succeed or fail as a whole. Skips posts that no longer exist. Removes each
 * written batch from `views`; if the promise rejects, `views` contains the ones not written.
 */
export async function addViews(database: Kysely<Tables>, views: Map<string, number>): Promise<void> {
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
