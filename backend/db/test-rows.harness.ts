import type { Insertable, Kysely } from "kysely";
import type { ReportRequest } from "#contract/reports.ts";
import type { Tables } from "./tables.ts";

// Inserts rows for tests, with default values for the columns that a test does not set.

export async function insertUser(
  database: Kysely<Tables>,
  user: Partial<Insertable<Tables["users"]>> & { uuid: string },
) {
  await database
    .insertInto("users")
    .values({
      username: user.uuid,
      full_name: null,
      bio: null,
      avatar: null,
      followers_count: 0,
      following_count: 0,
      created_at: 0,
      ...user,
    })
    .execute();
}

export async function insertPost(
  database: Kysely<Tables>,
  post: Partial<Insertable<Tables["posts"]>> & { uuid: string; author_uuid: string },
) {
  await database
    .insertInto("posts")
    .values({ type: "News", content: "merhaba", is_public: 1, created_at: 0, ...post })
    .execute();
  await database
    .insertInto("post_stats")
    .values({ post_uuid: post.uuid, views: 0, likes: 0, comments: 0, favorites: 0, shares: 0 })
    .execute();
}

export async function insertMedia(
  database: Kysely<Tables>,
  media: Partial<Insertable<Tables["media"]>> & { name: string },
) {
  await database
    .insertInto("media")
    .values({ mime_type: "image/jpeg", width: null, height: null, medium: null, thumb: null, ...media })
    .execute();
}

/** What a report has to say at least. */
export const reportRequest: ReportRequest = {
  kind: "child-safety",
  about: [],
  reason: "r",
  name: null,
  email: null,
  faith: true,
  locale: "tr",
};
