import { tagOfCall } from "#site/http/page-tags.ts";
import { createProductApi, type ProductApi, type ProductFault } from "#site/product-api/product-api.ts";
import type { Transport } from "#site/product-api/transport.ts";
import type { PageCache } from "./page-cache.ts";

/** The site's client. What the product server says is not there takes every kept page with it that was made of it. */
export function createWatchedProductApi(
  transport: Transport,
  pageCache: Pick<PageCache, "purge"> | undefined,
  onFault?: (fault: ProductFault) => void,
): ProductApi {
  return createProductApi(transport, {
    onFault,
    onAbsent(path) {
      const tag = tagOfCall(path);
      if (tag) pageCache?.purge(tag);
    },
  });
}
