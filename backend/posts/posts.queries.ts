import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { isShownPost } from "#backend/restrictions/is-shown.ts";

/** A public post with its author, its counts and its media. */
export type StoredPost = Awaited<ReturnType<typeof findPosts>>[number];

/** Finds a public post, with the state of its author's account, if there is one. */
export async function findPost(database: Kysely<Tables>, uuid: string): Promise<StoredPost | undefined> {
  const [post] = await findPosts(database, (query) => query.where("posts.uuid", "=", uuid));
  return post;
}

/** Finds the newest posts of other authors that are shown. Only posts with text, because the site ignores others without. */
export function findOtherPosts(database: Kysely<Tables>, authorUuid: string, limit: number): Promise<StoredPost[]> {
  return findPosts(database, (query) =>
    newestShown(query, limit).where("posts.author_uuid", "<>", authorUuid).where("posts.content", "is not", null),
  );
}

/** Finds the newest posts of an author that are shown. */
export function findPostsOfAuthor(database: Kysely<Tables>, authorUuid: string, limit: number): Promise<StoredPost[]> {
  return findPosts(database, (query) => newestShown(query, limit).where("posts.author_uuid", "=", authorUuid));
}

type PostQuery = SelectQueryBuilder<Tables, "posts", object>;

function newestShown(query: PostQuery, limit: number): PostQuery {
  return query.where(isShownPost).orderBy("posts.created_at", "desc").orderBy("posts.uuid", "desc").limit(limit);
}

async function findPosts(database: Kysely<Tables>, narrow: (query: PostQuery) => PostQuery) {
  const posts = await narrow(database.selectFrom("posts").where("posts.is_public", "=", 1))
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
  if (posts.length === 0) return [];
  const uuids = posts.map((post) => post.uuid);
  const media = await database
    .selectFrom("post_media")
    .innerJoin("media", "media.name", "post_media.media")
    .where("post_media.post_uuid", "in", uuids)
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
  const byPost = Map.groupBy(media, (row) => row.post_uuid);
  return posts.map((post) => ({ ...post, media: byPost.get(post.uuid) ?? [] }));
}
