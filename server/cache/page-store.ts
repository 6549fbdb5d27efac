import { LRUCache } from "lru-cache";
import type { Freshness } from "./cache-control.ts";
import type { Page } from "./page.ts";
import { sizeOf } from "./page-body.ts";

/** A page that may be answered more than once. */
export interface CachedPage {
  page: Page & { readonly keeping: Freshness };
  /** Milliseconds, when it was asked for: what happened later is not in it. */
  readonly madeAt: number;
  /** Set while no new one can be had: when to try again. */
  retryAt?: number | undefined;
}

/** Pages within a limit of bytes, the least recently used ones going first, found by key and let go of by tag. */
export interface PageStore {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, kept: CachedPage) => void;
  /** Weighs a page again that has got one more form; may let go of others, or of it. */
  readonly weigh: (key: string, kept: CachedPage) => void;
  readonly deleteTagged: (tag: string) => void;
  /** Bytes, as counted. */
  readonly size: () => number;
}

export function createPageStore(bytes: number): PageStore {
  const tagged = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: ({ page }, key) => 2 * key.length + 200 * page.tags.length + sizeOf(page),
    dispose({ page }, key) {
      for (const tag of page.tags) {
        const keys = tagged.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) tagged.delete(tag);
      }
    },
  });
  const set = (key: string, kept: CachedPage) => {
    pages.delete(key); // the same object again would keep its former weight
    pages.set(key, kept);
    if (!pages.has(key)) return; // larger than the whole store
    for (const tag of kept.page.tags) tagged.set(tag, (tagged.get(tag) ?? new Set()).add(key));
  };
  return {
    get: (key) => pages.get(key),
    set,
    weigh(key, kept) {
      if (pages.peek(key) === kept) set(key, kept);
    },
    deleteTagged(tag) {
      for (const key of tagged.get(tag) ?? []) pages.delete(key);
    },
    size: () => pages.calculatedSize,
  };
}
