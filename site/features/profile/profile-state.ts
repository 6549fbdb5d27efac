import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import type { FailureState } from "#site/product-api/product-api.ts";

/** What is known of a profile; everything downstream switches on it, exhaustively. */
export type ProfileState =
  /** `posts`: `undefined` where they cannot be had; the profile is then shown without them. */
  | { kind: "loaded"; user: User; posts: readonly ProfilePost[] | undefined }
  /** The product server is slow. `forever`: it has failed, and the page stays so (AS_OBSERVED). */
  | { kind: "loading"; forever: boolean }
  | ({ kind: "failed" } & FailureState);
