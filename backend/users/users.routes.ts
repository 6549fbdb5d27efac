import { Hono } from "hono";
import type { BackendContext } from "#backend/backend-context.ts";
import { fail } from "#backend/fail.ts";
import { avatarOf } from "#backend/media/avatar-response.ts";
import { findPostsOfAuthor } from "#backend/posts/posts.store.ts";
import { profilePost } from "#backend/posts/profile-post-response.ts";
import { isIdentifier } from "#contract/identifiers.ts";
import type { UserPostsAnswer } from "#contract/user-posts-response.ts";
import type { UserAnswer } from "#contract/user-response.ts";
import { findUser } from "./users.store.ts";

/** Posts of a profile's list. The specification has no pages; sixty fill any screen several times over. */
const userPostsLimit = 60;

/** `GET /api/public/users/{uuid}` and `GET /api/public/users/posts/{uuid}`. */
export function userRoutes({ database, mediaOrigin }: BackendContext) {
  return new Hono()
    .get("/api/public/users/:uuid", async (context) => {
      const uuid = context.req.param("uuid");
      const user = isIdentifier(uuid) ? await findUser(database, uuid) : undefined;
      if (!user) return fail(context, "not-found");
      return context.json<UserAnswer>({
        result: {
          data: {
            uuid: user.uuid,
            username: user.username,
            fullName: user.full_name,
            bio: user.bio,
            avatar: avatarOf(mediaOrigin, user),
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
      const posts = await findPostsOfAuthor(database, user.uuid, userPostsLimit);
      return context.json<UserPostsAnswer>({ result: posts.map((post) => profilePost(post, mediaOrigin)) });
    });
}
