import { Hono } from "hono";
import { isHidden } from "#backend/accounts/accounts.queries.ts";
import type { BackendContext } from "#backend/backend-context.ts";
import { fail, failRestricted } from "#backend/fail.ts";
import { findRestriction } from "#backend/restrictions/restrictions.queries.ts";
import { isIdentifier } from "#contract/identifiers.ts";
import { otherPostsLimit } from "#contract/limits.ts";
import type { PostResponse } from "#contract/responses/post-response.ts";
import { findOtherPosts, findPost } from "./posts.queries.ts";
import { toPost } from "./to-post.ts";

/** `GET /api/public/post/{uuid}`: the post and the newest of other authors. */
export function postRoutes({ database, mediaOrigin }: BackendContext) {
  return new Hono().get("/api/public/post/:uuid", async (context) => {
    const uuid = context.req.param("uuid");
    const post = isIdentifier(uuid) ? await findPost(database, uuid) : undefined;
    if (!post) return fail(context, "not-found");
    if (isHidden(post.account_state)) return fail(context, "gone");
    const restriction = await findRestriction(database, [
      { kind: "post", uuid },
      { kind: "profile", uuid: post.author_uuid },
    ]);
    if (restriction) return failRestricted(context, restriction);
    const others = await findOtherPosts(database, post.author_uuid, otherPostsLimit);
    return context.json<PostResponse>({
      result: {
        data: toPost(post, mediaOrigin),
        otherDatas: others.map((other) => toPost(other, mediaOrigin)),
      },
    });
  });
}
