import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { isShownMedium } from "#backend/restrictions/is-shown.ts";

/**
 * Whether something that is shown now uses a medium. What nothing uses is not shown, such as that of a deleted account.
 *
 * @param names that the medium may have: of a file, original or smaller version, or a URL on another host
 */
export async function isMediumShown(database: Kysely<Tables>, names: readonly string[]): Promise<boolean> {
  const row = await database
    .selectFrom("media")
    .where(({ or, eb }) => or([eb("name", "in", names), eb("medium", "in", names), eb("thumb", "in", names)]))
    .where(isShownMedium)
    .select("name")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of the media rows that users' avatars and posts refer to, as a query. */
export function mediaOfUsers(database: Kysely<Tables>, userUuids: readonly string[]) {
  return database
    .selectFrom("post_media")
    .innerJoin("posts", "posts.uuid", "post_media.post_uuid")
    .where("posts.author_uuid", "in", userUuids)
    .select("post_media.media as name")
    .union(
      database
        .selectFrom("users")
        .where("uuid", "in", userUuids)
        .where("avatar", "is not", null)
        .select(({ ref }) => ref("avatar").$notNull().as("name")),
    );
}

/** Names of those media of users, originals and smaller versions, that nothing uses that is shown. */
export async function findHiddenMedia(database: Kysely<Tables>, userUuids: readonly string[]): Promise<string[]> {
  if (userUuids.length === 0) return [];
  const rows = await database
    .selectFrom("media")
    .where("media.name", "in", mediaOfUsers(database, userUuids))
    .where(({ not }) => not(isShownMedium))
    .select(["media.name", "media.medium", "media.thumb"])
    .execute();
  return [...new Set(rows.flatMap(({ name, medium, thumb }) => [name, medium, thumb]).filter((one) => one !== null))];
}
