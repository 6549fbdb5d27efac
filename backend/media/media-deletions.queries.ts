import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Names per statement, far below the limits of both databases. */
const batchSize = 500;

/**
 * Deletes those of the media rows that nothing refers to, and queues their files: originals and smaller versions. For a
 * file on another host, its URL is queued, because there are copies of it here.
 *
 * @param names of media rows
 */
export async function queueUnusedMedia(
  transaction: Transaction<Tables>,
  names: readonly string[],
  now: number,
): Promise<void> {
  for (let start = 0; start < names.length; start += batchSize) {
    const unused = await findUnused(transaction, names.slice(start, start + batchSize));
    if (unused.length === 0) continue;
    const rows = await transaction.deleteFrom("media").where("name", "in", unused).returningAll().execute();
    const files = new Set(
      rows.flatMap(({ name, medium, thumb }) => [name, medium, thumb]).filter((one) => one !== null),
    );
    for (const file of files) {
      const row = { name: file, queued_at: now };
      await transaction
        .insertInto("media_deletions")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** Finds those of the names that no user, post or event refers to. */
async function findUnused(transaction: Transaction<Tables>, names: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom("media")
    .where("name", "in", names)
    .where(
      sql<boolean>`
        not exists (select 1 from post_media where post_media.media = media.name)
        and not exists (select 1 from users where users.avatar = media.name)
        and not exists (select 1 from events where events.background = media.name)
        and not exists (select 1 from events where events.icon = media.name)`,
    )
    .select("media.name")
    .execute();
  return rows.map((row) => row.name);
}

/** Finds queued files, by name. @param after the last name of the previous page */
export async function findQueuedFiles(database: Kysely<Tables>, after: string, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom("media_deletions")
    .where("name", ">", after)
    .orderBy("name")
    .limit(limit)
    .select("name")
    .execute();
  return rows.map((row) => row.name);
}

/** Tells whether a media row needs a file, as the original or as a smaller version. */
export async function isFileUsed(database: Kysely<Tables>, file: string): Promise<boolean> {
  const row = await database
    .selectFrom("media")
    .where(({ or, eb }) => or([eb("name", "=", file), eb("medium", "=", file), eb("thumb", "=", file)]))
    .select("name")
    .executeTakeFirst();
  return row !== undefined;
}
