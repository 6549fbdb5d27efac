import { cacheTagOfPath } from "#site/http/cache-tags.ts";
import { createProductApi, type ProductApi, type ProductServerError } from "#site/product-api/product-api.ts";
import type { Transport } from "#site/product-api/transport.ts";
import type { PageCache } from "./page-cache.ts";

/** The site's client. What the product server says is not there takes every kept page with it that was made of it. */
export function createPurgingProductApi(
  transport: Transport,
  pageCache: Pick<PageCache, "purge"> | undefined,
  onError?: (error: ProductServerError) => void,
): ProductApi {
  return createProductApi(transport, {
    onError,
    onAbsent(path) {
      const tag = cacheTagOfPath(path);
      if (tag) pageCache?.purge(tag);
    },
  });
}
