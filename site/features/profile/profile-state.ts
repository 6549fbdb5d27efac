import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import type { FailureState } from "#site/product-api/product-api.ts";

/** What is known of a profile; everything downstream switches on it, exhaustively. */
export type ProfileState =
  | { kind: "loaded"; user: User; posts: PostsState }
  /** The product server is slow. `forever`: it has failed, and the page stays so (AS_OBSERVED). */
  | { kind: "loading"; forever: boolean }
  | ({ kind: "failed" } & FailureState);

/** The post list has its own call, which may be slow or fail alone; the profile is then shown without it. */
export type PostsState =
  | { kind: "loaded"; posts: readonly ProfilePost[] }
  | { kind: "loading" }
  | { kind: "unavailable" };
