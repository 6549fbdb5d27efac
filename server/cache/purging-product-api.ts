import { cacheTagOfPath } from "#site/http/cache-tags.ts";
import { createProductApi, type ProductServerError, type SharedProductApi } from "#site/product-api/product-api.ts";
import type { Transport } from "#site/product-api/transport.ts";

/** Creates the site's client. A 404, 410 or 451 purges everything that was made of that resource. */
export function createPurgingProductApi(
  transport: Transport,
  purge: (tag: string) => void,
  onError?: (error: ProductServerError) => void,
): SharedProductApi {
  return createProductApi(transport, {
    onError,
    onAbsent(path) {
      const tag = cacheTagOfPath(path);
      if (tag) purge(tag);
    },
  });
}
