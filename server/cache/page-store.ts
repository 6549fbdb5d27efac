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

/**
 * Cached pages within a limit of bytes, by key and by tag. The least recently used page is evicted first. Pages of which
 * anyone can ask for any number have a small part of their own, so that asking for them evicts no other.
 */
export interface PageStore {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, cached: CachedPage) => void;
  /** Recalculates the size of a page that got another encoding. This may evict pages. */
  readonly updateSize: (key: string, cached: CachedPage) => void;
  readonly deleteTagged: (tag: string) => void;
}

/** Share of the store for pages of which anyone can ask for any number. */
const openEndedShare = 1 / 8;

export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const openEndedBytes = Math.ceil(maxBytes * openEndedShare);
  const openEnded = createPart(openEndedBytes, keysByTag);
  const others = createPart(maxBytes - openEndedBytes, keysByTag);
  const deleteKey = (key: string) => {
    others.delete(key);
    openEnded.delete(key);
  };
  const set = (key: string, cached: CachedPage) => {
    deleteKey(key); // setting the same object again would not change its size
    const part = cached.page.openEnded ? openEnded : others;
    part.set(key, cached);
    if (!part.has(key)) return; // larger than the whole part
    for (const tag of cached.page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  };
  return {
    get: (key) => others.get(key) ?? openEnded.get(key),
    set,
    updateSize(key, cached) {
      if ((others.peek(key) ?? openEnded.peek(key)) === cached) set(key, cached);
    },
    deleteTagged(tag) {
      for (const key of keysByTag.get(tag) ?? []) deleteKey(key);
    },
  };
}

function createPart(maxSize: number, keysByTag: Map<string, Set<string>>): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ page }, key) => 2 * key.length + 200 * page.tags.length + pageSize(page),
    dispose({ page }, key) {
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
}
