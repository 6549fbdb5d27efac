import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import { isHidden } from "#backend/accounts/accounts.queries.ts";
import type { BackendContext } from "#backend/backend-context.ts";
import type { Tables } from "#backend/db/tables.ts";
import { fail, failRestricted } from "#backend/fail.ts";
import { toAvatar } from "#backend/media/media-url.ts";
import { findPostsOfAuthor } from "#backend/posts/posts.queries.ts";
import { toProfilePost } from "#backend/posts/to-profile-post.ts";
import { findRestriction } from "#backend/restrictions/restrictions.queries.ts";
import { isIdentifier } from "#contract/identifiers.ts";
import { profilePostsLimit } from "#contract/limits.ts";
import type { UserPostsResponse } from "#contract/responses/user-posts-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";

/** `GET /api/public/users/{uuid}` and `GET /api/public/users/posts/{uuid}`. */
export function userRoutes({ database, mediaOrigin }: BackendContext) {
  /** @returns the user, or the response where it is not shown */
  async function findShown(context: Context, uuid: string) {
    const user = isIdentifier(uuid) ? await findUser(database, uuid) : undefined;
    if (!user) return fail(context, "not-found");
    if (isHidden(user.account_state)) return fail(context, "gone");
    const restriction = await findRestriction(database, [{ kind: "profile", uuid: user.uuid }]);
    return restriction ? failRestricted(context, restriction) : user;
  }

  return new Hono()
    .get("/api/public/users/:uuid", async (context) => {
      const user = await findShown(context, context.req.param("uuid"));
      if (user instanceof Response) return user;
      return context.json<UserResponse>({
        result: {
          data: {
            uuid: user.uuid,
            username: user.username,
            fullName: user.full_name,
            bio: user.bio,
            avatar: toAvatar(mediaOrigin, user),
            followersCount: user.followers_count,
            followingCount: user.following_count,
            createdAt: new Date(user.created_at).toISOString(),
          },
        },
      });
    })
    .get("/api/public/users/posts/:uuid", async (context) => {
      const user = await findShown(context, context.req.param("uuid"));
      if (user instanceof Response) return user;
      const posts = await findPostsOfAuthor(database, user.uuid, profilePostsLimit);
      return context.json<UserPostsResponse>({ result: posts.map((post) => toProfilePost(post, mediaOrigin)) });
    });
}

/** Finds a user with the smaller version of the avatar and the state of the account, if there is one. */
function findUser(database: Kysely<Tables>, uuid: string) {
  return database
    .selectFrom("users")
    .leftJoin("media", "media.name", "users.avatar")
    .leftJoin("accounts", "accounts.user_uuid", "users.uuid")
    .where("users.uuid", "=", uuid)
    .select([
      "users.uuid",
      "users.username",
      "users.full_name",
      "users.bio",
      "users.avatar",
      "media.thumb as avatar_thumb",
      "users.followers_count",
      "users.following_count",
      "users.created_at",
      "accounts.state as account_state",
    ])
    .executeTakeFirst();
}
