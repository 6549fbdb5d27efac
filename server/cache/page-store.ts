import { LRUCache } from "lru-cache";
import type { Freshness } from "./cache-control.ts";
import { pageSize } from "./compress-page.ts";
import type { RenderedPage } from "./rendered-page.ts";

export interface CachedPage {
  readonly page: RenderedPage & { readonly freshness: Freshness };
  /** Milliseconds, when the page was requested: later changes are not in it. */
  readonly renderedAt: number;
  /** Set while revalidation fails: when to try again, in milliseconds. */
  retryAt?: number | undefined;
}

/** Cached pages within a limit of bytes, by key and by tag. The least recently used page is evicted first. */
export interface PageStore {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, cached: CachedPage) => void;
  /** Recalculates the size of a page that got another encoding. This may evict pages. */
  readonly updateSize: (key: string, cached: CachedPage) => void;
  readonly deleteTagged: (tag: string) => void;
}

export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => 2 * key.length + 200 * page.tags.length + pageSize(page),
    dispose({ page }, key) {
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  const set = (key: string, cached: CachedPage) => {
    pages.delete(key); // setting the same object again would not change its size
    pages.set(key, cached);
    if (!pages.has(key)) return; // larger than the whole store
    for (const tag of cached.page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  };
  return {
    get: (key) => pages.get(key),
    set,
    updateSize(key, cached) {
      if (pages.peek(key) === cached) set(key, cached);
    },
    deleteTagged(tag) {
      for (const key of keysByTag.get(tag) ?? []) pages.delete(key);
    },
  };
}
