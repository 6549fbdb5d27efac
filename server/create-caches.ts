import { profileTag, purgedTag } from "#site/http/cache-tags.ts";
import { createProductApi, type ProductServerError } from "#site/product-api/product-api.ts";
import type { ProductFetch } from "#site/product-api/product-fetch.ts";
import { openPageDisk } from "./cache/open-page-disk.ts";
import { createPageCache } from "./cache/page-cache.ts";
import type { Environment } from "./config/environment.ts";
import { mediaImageUrl } from "./files/media-files.ts";
import { createImages } from "./images/create-images.ts";
import type { DrawProcess } from "./images/processes/draw-process.ts";
import type { ContentObservers, ProductServer } from "./product-server/product-server.ts";

interface CachesDeps {
  readonly productServer: ProductServer;
  /** To the product server's content, behind the circuit breaker. */
  readonly fetch: ProductFetch;
  readonly isFailing: () => boolean;
  readonly drawing: DrawProcess;
  readonly onError: ((error: ProductServerError) => void) | undefined;
}

/**
 * Wires the product API to what is cached of its responses: what has changed or is gone there is purged from the page cache
 * and the images.
 */
export function createCaches(
  environment: Environment,
  { productServer, fetch, isFailing, drawing, onError }: CachesDeps,
) {
  const { pageCacheBytes } = environment;
  const disk = pageCacheBytes > 0 ? openPageDisk(environment) : undefined;
  /** `undefined` where the operator has turned it off. */
  const pageCache = pageCacheBytes > 0 ? createPageCache(pageCacheBytes, { isFailing, disk }) : undefined;
  const images = createImages(environment, productServer, drawing);
  const purge = (tag: string) => {
    pageCache?.purge(tag);
    images.purge(tag);
  };
  const productApi = createProductApi(fetch, {
    origin: productServer.content.origin,
    onError,
    onAbsent(path) {
      const tag = purgedTag(path);
      if (tag) purge(tag);
    },
  });
  const observers: ContentObservers = {
    onUserChange(userUuid) {
      productApi.forgetInFlight();
      purge(profileTag(userUuid));
    },
    onMediaHidden: (names) => images.remove(names.map(mediaImageUrl)),
  };
  const close = () => {
    disk?.close();
    images.close();
  };
  return { productApi, images, pageCache, observers, close };
}
