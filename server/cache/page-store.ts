import { LRUCache } from "lru-cache";
import { pageSize } from "./compress-page.ts";
import type { CachedPage } from "./rendered-page.ts";

/** Share of the store for the second part; the rest is for pages that were requested again. */
const onceShare = 1 / 4;

type Part = LRUCache<string, CachedPage>;

/**
 * Cached pages within a limit of bytes, by key and by tag. It has two parts, each of which evicts its least recently used
 * page first: one for pages that were requested again, one for pages that were requested once or whose URL space is
 * unbounded. So a crawler that visits every page, in every language, evicts none that visitors share.
 */
export function createPageStore(maxBytes: number) {
  const keysByTag = new Map<string, Set<string>>();
  const once = createPart(Math.ceil(maxBytes * onceShare), keysByTag);
  const again = createPart(Math.ceil(maxBytes * (1 - onceShare)), keysByTag);
  const partOf = (key: string) => (again.has(key) ? again : once);

  function put(part: Part, key: string, page: CachedPage): void {
    partOf(key).delete(key); // setting the same object again would not change its size
    part.set(key, page);
    if (!part.has(key)) return; // larger than the whole part
    for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  }

  return {
    /** Counts as asking for the page. */
    get(key: string): CachedPage | undefined {
      const known = again.get(key);
      if (known) return known;
      const page = once.get(key);
      if (page && !page.unbounded) put(again, key, page);
      return page;
    },
    set: (key: string, page: CachedPage): void => put(page.unbounded ? once : partOf(key), key, page),
    /** Recalculates the size of a page that got another encoding. This may evict pages. */
    updateSize(key: string, page: CachedPage): void {
      const part = partOf(key);
      if (part.peek(key) === page) put(part, key, page);
    },
    deleteTagged(tag: string): void {
      for (const key of keysByTag.get(tag) ?? []) partOf(key).delete(key);
    },
  };
}

function createPart(maxSize: number, keysByTag: Map<string, Set<string>>): Part {
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: (page, key) => 2 * key.length + 200 * page.tags.length + pageSize(page),
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
}
