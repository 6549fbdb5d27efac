import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { type LoadOptions, loadContent, type ProductApi } from "#site/product-api/product-api.ts";
import type { ProfileState } from "./profile-state.ts";

/** Fetches user and posts at once, and waits for both. Without a user the page has failed; where the posts fail, it is shown. */
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
    loadContent(productApi, productPaths.userPosts(uuid), options, (json) => {
      const posts = parseProfilePostsResponse(json, options.origin);
      return posts && { posts };
    }),
  ];
  // An error ends the process where nothing handles it, and without a user nothing waits for the posts.
  postsInTime.catch(() => {});
  const state = await userInTime;
  if (state.kind === "failed") return state;
  const list = await postsInTime;
  if (state.kind === "loading" || list.kind === "loading") return { kind: "loading", forever: false };
  return { ...state, posts: list.kind === "loaded" ? list.posts : undefined };
}
