import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

export type PostMedia = Awaited<ReturnType<typeof selectMedia>>[number];

/** Finds the media of several posts with one query. Returns them by post, in the order of their position. */
export async function findPostMedia(
  database: Kysely<Tables>,
  postUuids: readonly string[],
): Promise<Map<string, PostMedia[]>> {
  const rows = postUuids.length === 0 ? [] : await selectMedia(database, postUuids);
  return Map.groupBy(rows, (row) => row.post_uuid);
}

function selectMedia(database: Kysely<Tables>, postUuids: readonly string[]) {
  return database
    .selectFrom("post_media")
    .innerJoin("media", "media.name", "post_media.media")
    .where("post_media.post_uuid", "in", postUuids)
    .orderBy("post_media.position")
    .select([
      "post_media.post_uuid",
      "post_media.role",
      "post_media.alt",
      "media.name",
      "media.mime_type",
      "media.width",
      "media.height",
      "media.medium",
    ])
    .execute();
}
