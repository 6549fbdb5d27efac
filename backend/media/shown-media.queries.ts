import { type Kysely, sql } from "kysely";
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

/**
 * Names of the media, originals and smaller versions, of users and their posts that a decision hides, and that nothing
 * uses that is shown.
 */
export async function findRestrictedMedia(
  database: Kysely<Tables>,
  userUuids: readonly string[],
): Promise<readonly string[]> {
  const restricted = (target: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select 1 from content_restrictions
      where content_restrictions.target in (${target}) and content_restrictions.state <> 'shown')`;
  const ofPosts = database
    .selectFrom("post_media")
    .innerJoin("posts", "posts.uuid", "post_media.post_uuid")
    .where("posts.author_uuid", "in", userUuids)
    .where(restricted(sql`'post/' || posts.uuid, 'profile/' || posts.author_uuid`))
    .select("post_media.media as name");
  const ofUsers = database
    .selectFrom("users")
    .where("users.uuid", "in", userUuids)
    .where(restricted(sql`'profile/' || users.uuid`))
    .where("users.avatar", "is not", null)
    .select(({ ref }) => ref("users.avatar").$notNull().as("name"));
  const rows = await database
    .selectFrom("media")
    .where("media.name", "in", ofPosts.union(ofUsers))
    .where(({ not }) => not(isShownMedium))
    .select(["media.name", "media.medium", "media.thumb"])
    .execute();
  return [...new Set(rows.flatMap(({ name, medium, thumb }) => [name, medium, thumb]).filter((one) => one !== null))];
}
