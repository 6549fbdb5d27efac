import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { LoadOptions } from "#site/product-api/load-options.ts";
import { parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { PostsState, ProfileState } from "./profile-state.ts";

/** Fetches user and posts at once. Without a user the page has failed; without posts it is shown. */
export async function loadProfile(
  productApi: ProductApi,
  uuid: string | undefined,
  options: LoadOptions,
): Promise<ProfileState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  // Both timeouts start now, so the page never waits for longer than one of them.
  const [userInTime, postsInTime] = [
    waitFor(productApi.get(productPaths.user(uuid), options.log), options.timeoutMs),
    loadProfilePosts(productApi, uuid, options),
  ];
  const answer = await userInTime;
  if (answer === "slow") return { kind: "loading", forever: false };
  const user = answer.ok ? parseUserResponse(answer.json, options.origin) : undefined;
  if (user) return { kind: "loaded", user, posts: await postsInTime };
  return answer.ok
    ? { kind: "failed", reason: "no-data" }
    : { kind: "failed", reason: answer.failure, order: answer.order };
}

/** The post list, which has its own call. */
async function loadProfilePosts(
  productApi: ProductApi,
  uuid: string,
  { origin, timeoutMs, log }: LoadOptions,
): Promise<PostsState> {
  const answer = await waitFor(productApi.get(productPaths.userPosts(uuid), log), timeoutMs);
  if (answer === "slow") return { kind: "loading" };
  const posts = answer.ok ? parseProfilePostsResponse(answer.json, origin) : undefined;
  return posts ? { kind: "loaded", posts } : { kind: "unavailable" };
}
