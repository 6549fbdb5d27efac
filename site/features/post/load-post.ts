import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { LoadOptions } from "#site/product-api/load-options.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { PostState } from "./post-state.ts";

/** Fetches a post. A URL that cannot be a post's is not found without a call. */
export async function loadPost(
  productApi: ProductApi,
  uuid: string | undefined,
  { origin, timeoutMs, log }: LoadOptions,
): Promise<PostState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  const result = await waitFor(productApi.get(productPaths.post(uuid), log), timeoutMs);
  if (result === "slow") return { kind: "loading" };
  if (!result.ok) return { kind: "failed", reason: result.failure, order: result.order };
  const response = parsePostResponse(result.json, origin);
  return response ? { kind: "loaded", ...response } : { kind: "failed", reason: "no-data" };
}
