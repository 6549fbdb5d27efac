import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { type ProfilePost, parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseUserResponse, type User } from "#site/product-api/parse-user.ts";
import { type ContentState, type LoadOptions, loadContent, type ProductApi } from "#site/product-api/product-api.ts";

/** The list of posts has its own call, which may be slow or fail alone; the profile is then shown without it. */
export type PostsState = ContentState<{ readonly posts: readonly ProfilePost[] }>;

export type ProfileState = ContentState<{ readonly user: User; readonly posts: PostsState }>;

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
    loadContent(productApi, productPaths.userPosts(uuid), options, (json) => {
      const posts = parseProfilePostsResponse(json, options.origin);
      return posts && { posts };
    }),
  ];
  // An error ends the process where nothing handles it, and without a user nothing waits for the posts.
  postsInTime.catch(() => {});
  const state = await userInTime;
  return state.kind === "loaded" ? { ...state, posts: await postsInTime } : state;
}
