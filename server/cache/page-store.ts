import { LRUCache } from "lru-cache";
import type { Freshness } from "#site/http/cache-policies.ts";
import { pageSize } from "./compress-page.ts";
import type { RenderedPage } from "./rendered-page.ts";

export interface CachedPage {
  readonly page: RenderedPage & { readonly freshness: Freshness };
  /** Milliseconds, when the page was requested: later changes are not in it. */
  readonly renderedAt: number;
  /** Set while revalidation fails: when to try again, in milliseconds. */
  retryAt?: number | undefined;
  /** Set where another process has stored it on disk (./disk-page-store.ts). */
  readonly fromDisk?: { readonly ofOtherBuild: boolean };
}

/**
 * Cached pages within a limit of bytes, by key and by tag. It has three parts, each of which evicts its least recently
 * used page first: for pages that were asked for again, for those that were asked for once, and for those of which
 * anyone can ask for any number. So a crawler that visits every page, in every language, evicts none that visitors share.
 */
export interface PageStore {
  /** Counts as asking for the page. */
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, cached: CachedPage) => void;
  /** Recalculates the size of a page that got another encoding. This may evict pages. */
  readonly updateSize: (key: string, cached: CachedPage) => void;
  readonly deleteTagged: (tag: string) => void;
}

/** Shares of the store; the rest is for pages that were asked for again. */
const shares = { once: 1 / 4, unbounded: 1 / 8 };

type Part = LRUCache<string, CachedPage>;

export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const createShare = (share: number) => createPart(Math.ceil(maxBytes * share), keysByTag);
  const unbounded = createShare(shares.unbounded);
  const once = createShare(shares.once);
  const again = createShare(1 - shares.once - shares.unbounded);
  const parts = [again, once, unbounded];
  const find = (key: string): Part | undefined => parts.find((part) => part.has(key));

  function put(part: Part, key: string, cached: CachedPage): void {
    find(key)?.delete(key); // setting the same object again would not change its size
    part.set(key, cached);
    if (!part.has(key)) return; // larger than the whole part
    for (const tag of cached.page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  }

  return {
    get(key) {
      // Most requests are for pages that were asked for again: one look for them.
      const known = again.get(key) ?? unbounded.get(key);
      if (known) return known;
      const cached = once.get(key);
      if (cached) put(again, key, cached);
      return cached;
    },
    set(key, cached) {
      if (cached.page.unbounded) put(unbounded, key, cached);
      else put(again.has(key) ? again : once, key, cached);
    },
    updateSize(key, cached) {
      const part = find(key);
      if (part?.peek(key) === cached) put(part, key, cached);
    },
    deleteTagged(tag) {
      for (const key of keysByTag.get(tag) ?? []) find(key)?.delete(key);
    },
  };
}

function createPart(maxSize: number, keysByTag: Map<string, Set<string>>): Part {
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
