import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { isShownPost } from "#backend/restrictions/is-shown.ts";

/** A public post with its author, its counts and its media. */
export type StoredPost = Awaited<ReturnType<typeof selectPosts>>[number] & { media: PostMedia[] };

/** Finds a public post, with the state of its author's account, if there is one. */
export async function findPost(database: Kysely<Tables>, uuid: string): Promise<StoredPost | undefined> {
  const rows = await selectPosts(database, (query) => query.where("posts.uuid", "=", uuid));
  return (await withMedia(database, rows))[0];
}

/** Finds the newest posts of other authors that are shown. Only posts with text, because the site ignores others without. */
export async function findOtherPosts(
  database: Kysely<Tables>,
  authorUuid: string,
  limit: number,
): Promise<StoredPost[]> {
  const rows = await selectPosts(database, (query) =>
    newestFirst(query)
      .where("posts.author_uuid", "<>", authorUuid)
      .where("posts.content", "is not", null)
      .where(isShownPost)
      .limit(limit),
  );
  return withMedia(database, rows);
}

/** Finds the newest posts of an author that are shown. */
export async function findPostsOfAuthor(
  database: Kysely<Tables>,
  authorUuid: string,
  limit: number,
): Promise<StoredPost[]> {
  const rows = await selectPosts(database, (query) =>
    newestFirst(query).where("posts.author_uuid", "=", authorUuid).where(isShownPost).limit(limit),
  );
  return withMedia(database, rows);
}

type PostQuery = SelectQueryBuilder<Tables, "posts", object>;

function newestFirst(query: PostQuery): PostQuery {
  return query.orderBy("posts.created_at", "desc").orderBy("posts.uuid", "desc");
}

function selectPosts(database: Kysely<Tables>, narrow: (query: PostQuery) => PostQuery) {
  return narrow(database.selectFrom("posts").where("posts.is_public", "=", 1))
    .innerJoin("post_stats", "post_stats.post_uuid", "posts.uuid")
    .innerJoin("users", "users.uuid", "posts.author_uuid")
    .leftJoin("media", "media.name", "users.avatar")
    .leftJoin("accounts", "accounts.user_uuid", "posts.author_uuid")
    .select([
      "posts.uuid",
      "posts.type",
      "posts.content",
      "posts.created_at",
      "posts.author_uuid",
      "users.username",
      "users.full_name",
      "users.avatar",
      "accounts.state as account_state",
      "media.thumb as avatar_thumb",
      "post_stats.views",
      "post_stats.likes",
      "post_stats.comments",
      "post_stats.favorites",
      "post_stats.shares",
    ])
    .execute();
}

async function withMedia<Row extends { uuid: string }>(
  database: Kysely<Tables>,
  rows: Row[],
): Promise<(Row & { media: PostMedia[] })[]> {
  const media = await findPostMedia(
    database,
    rows.map((row) => row.uuid),
  );
  return rows.map((row) => ({ ...row, media: media.get(row.uuid) ?? [] }));
}

type PostMedia = Awaited<ReturnType<typeof selectMedia>>[number];

/** Finds the media of several posts with one query. Returns them by post, in the order of their position. */
async function findPostMedia(
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
