import type { FailureState } from "#site/http/page-state.ts";
import type { PostResponse } from "#site/product-api/parse-post.ts";

export type LoadedPost = PostResponse & { readonly kind: "loaded" };

/** All a post page can be (specification, section 4): everything downstream switches on it, exhaustively. */
export type PostState =
  | LoadedPost
  /** The product server is slow: the browser asks for the page with its data. */
  | { readonly kind: "loading" }
  | ({ readonly kind: "failed" } & FailureState);
