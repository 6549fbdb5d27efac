import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { type LoadOptions, loadContent, type ProductApi } from "#site/product-api/product-api.ts";
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
    loadContent(productApi, productPaths.user(uuid), options, (json) => {
      const user = parseUserResponse(json, options.origin);
      return user && { user };
    }),
    loadProfilePosts(productApi, uuid, options),
  ];
  // An error ends the process where nothing handles it, and without a user nothing waits for the posts.
  postsInTime.catch(() => {});
  const state = await userInTime;
  if (state.kind === "loading") return { kind: "loading", forever: false };
  return state.kind === "loaded" ? { ...state, posts: await postsInTime } : state;
}

/** The post list, which has its own call. */
async function loadProfilePosts(productApi: ProductApi, uuid: string, options: LoadOptions): Promise<PostsState> {
  const state = await loadContent(productApi, productPaths.userPosts(uuid), options, (json) => {
    const posts = parseProfilePostsResponse(json, options.origin);
    return posts && { posts };
  });
  return state.kind === "failed" ? { kind: "unavailable" } : state;
}
