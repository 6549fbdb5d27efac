import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { FaultLog, ProductApi } from "#site/product-api/product-api.ts";
import { readPostAnswer } from "#site/product-api/read-post.ts";
import { waitFor } from "#site/product-api/wait.ts";
import type { PostState } from "./post-state.ts";

interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /** Milliseconds until the page goes out in its loading state. */
  readonly patience: number;
  readonly log: FaultLog;
}

/** Asks for a post. An address that cannot be a post's is not found without a call. */
export async function loadPost(
  productApi: ProductApi,
  uuid: string | undefined,
  { origin, patience, log }: LoadOptions,
): Promise<PostState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  const answer = await waitFor(productApi.get(productPaths.post(uuid), log), patience);
  if (answer === "slow") return { kind: "loading", uuid };
  if (!answer.ok) return { kind: "failed", reason: answer.failure };
  const read = readPostAnswer(answer.json, origin);
  return read ? { kind: "loaded", ...read } : { kind: "failed", reason: "no-data" };
}
