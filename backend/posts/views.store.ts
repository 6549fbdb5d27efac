import { type Kysely, sql } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Posts whose views one statement raises; two parameters each, far below both databases' limits. */
const batchSize = 1000;

/**
 * Adds views to posts, each batch wholly or not at all. A post that is gone by now is passed over.
 * @returns rejects with what has not been added still in `views`: added batches are taken out
 */
export async function addViews(database: Kysely<Tables>, views: Map<string, number>): Promise<void> {
  while (views.size > 0) {
    // In one order everywhere, so that two servers raising the same posts cannot wait for each other.
    const batch = [...views].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, batchSize);
    const rows = sql.join(batch.map(([uuid, added]) => sql`(${uuid}, cast(${added} as bigint))`));
    await sql`
      update post_stats set views = views + added.column2
      from (values ${rows}) as added
      where post_stats.post_uuid = added.column1`.execute(database);
    for (const [uuid] of batch) views.delete(uuid);
  }
}
