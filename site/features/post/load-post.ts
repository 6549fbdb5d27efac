import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { ErrorLog, ProductApi } from "#site/product-api/product-api.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { PostState } from "./post-state.ts";

interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /** Milliseconds until the page goes out in its loading state. */
  readonly timeoutMs: number;
  readonly log: ErrorLog;
}

/** Asks for a post. An address that cannot be a post's is not found without a call. */
export async function loadPost(
  productApi: ProductApi,
  uuid: string | undefined,
  { origin, timeoutMs, log }: LoadOptions,
): Promise<PostState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  const answer = await waitFor(productApi.get(productPaths.post(uuid), log), timeoutMs);
  if (answer === "slow") return { kind: "loading", uuid };
  if (!answer.ok) return { kind: "failed", reason: answer.failure };
  const read = parsePostResponse(answer.json, origin);
  return read ? { kind: "loaded", ...read } : { kind: "failed", reason: "no-data" };
}
