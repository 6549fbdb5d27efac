import { Hono } from "hono";
import { isHidden } from "#backend/accounts/is-hidden.ts";
import type { BackendContext } from "#backend/backend-context.ts";
import { fail } from "#backend/fail.ts";
import { toAvatar } from "#backend/media/to-avatar.ts";
import { findPostsOfAuthor } from "#backend/posts/posts.store.ts";
import { toProfilePost } from "#backend/posts/to-profile-post.ts";
import { failRestricted } from "#backend/restrictions/fail-restricted.ts";
import { findRestriction } from "#backend/restrictions/restrictions.store.ts";
import { isIdentifier } from "#contract/identifiers.ts";
import { profilePostsLimit } from "#contract/limits.ts";
import type { UserPostsResponse } from "#contract/responses/user-posts-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { findUser } from "./users.store.ts";

/** `GET /api/public/users/{uuid}` and `GET /api/public/users/posts/{uuid}`. */
export function userRoutes({ database, mediaOrigin }: BackendContext) {
  return new Hono()
    .get("/api/public/users/:uuid", async (context) => {
      const uuid = context.req.param("uuid");
      const user = isIdentifier(uuid) ? await findUser(database, uuid) : undefined;
      if (!user) return fail(context, "not-found");
      if (isHidden(user.account_state)) return fail(context, "gone");
      const restriction = await findRestriction(database, [{ kind: "profile", uuid: user.uuid }]);
      if (restriction) return failRestricted(context, restriction);
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
      const uuid = context.req.param("uuid");
      const user = isIdentifier(uuid) ? await findUser(database, uuid) : undefined;
      if (!user) return fail(context, "not-found");
      if (isHidden(user.account_state)) return fail(context, "gone");
      const restriction = await findRestriction(database, [{ kind: "profile", uuid: user.uuid }]);
      if (restriction) return failRestricted(context, restriction);
      const posts = await findPostsOfAuthor(database, user.uuid, profilePostsLimit);
      return context.json<UserPostsResponse>({ result: posts.map((post) => toProfilePost(post, mediaOrigin)) });
    });
}
