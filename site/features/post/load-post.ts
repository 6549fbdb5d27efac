import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { type ContentState, type LoadOptions, loadContent } from "#site/product-api/load-content.ts";
import { type PostResponse, parsePostResponse } from "#site/product-api/parse-post.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";

export type PostState = ContentState<PostResponse>;

/** Fetches a post. A URL that cannot be a post's is not found without a call. */
export async function loadPost(
  productApi: ProductApi,
  uuid: string | undefined,
  options: LoadOptions,
): Promise<PostState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  return loadContent(productApi, productPaths.post(uuid), options, (json) => parsePostResponse(json, options.origin));
}
