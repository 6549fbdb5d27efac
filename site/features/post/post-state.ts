import type { Failure } from "#site/product-api/product-api.ts";
import type { PostResponse } from "#site/product-api/read-post.ts";

export type LoadedPost = PostResponse & { readonly kind: "loaded" };

/** All a post page can be (specification, section 4): everything downstream switches on it, exhaustively. */
export type PostState =
  | LoadedPost
  /** The product server is slow: the island fetches the post. */
  | { readonly kind: "loading"; readonly uuid: string }
  | { readonly kind: "failed"; readonly reason: Failure };
