import { cacheTagOfPath } from "#site/http/cache-tags.ts";
import { createProductApi, type ProductServerError, type SharedProductApi } from "#site/product-api/product-api.ts";
import type { Transport } from "#site/product-api/transport.ts";
import type { PageCache } from "./page-cache.ts";

/** Creates the site's client. A 404 or 410 purges every cached page built from that resource. */
export function createPurgingProductApi(
  transport: Transport,
  pageCache: Pick<PageCache, "purge"> | undefined,
  onError?: (error: ProductServerError) => void,
): SharedProductApi {
  return createProductApi(transport, {
    onError,
    onAbsent(path) {
      const tag = cacheTagOfPath(path);
      if (tag) pageCache?.purge(tag);
    },
  });
}
