import { LRUCache } from "lru-cache";
import type { Encoding } from "#server/http/request/accept-encoding.ts";
import { compressForCache, encodedBody, pageSize } from "./compress-page.ts";
import type { DiskPageStore } from "./disk-page-store.ts";
import type { CachedPage, RenderedPage } from "./rendered-page.ts";

/**
 * Renders a page. Never rejects.
 *
 * @param waitForData waits for the product server as long as a crawler does
 * @param purgedTags that were purged since: what has them is shown no more
 */
export type Render = (waitForData: boolean, purgedTags?: ReadonlySet<string>) => Promise<RenderedPage>;

/** Stores pages, in memory and on disk, for as long as the site says (docs/decisions/0010-page-cache.md). */
export type PageCache = ReturnType<typeof createPageCache>;

interface PendingRender {
  readonly result: Promise<RenderedPage>;
  readonly purgedTags: Set<string>;
}

/** Pages revalidated at a time. Those of a busy minute become stale together. */
const maxRevalidations = 4;

/**
 * Milliseconds after a failed revalidation during which the stale page is sent without another try; the second part is
 * random, so that pages that failed together are not tried together.
 */
const revalidationBackoffMs = { least: 5000, jitter: 1000 };

/** Share of the memory for the second part; the rest is for pages that were requested again. */
const onceShare = 1 / 4;

interface PageCacheOptions {
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Whether the product server is known to fail: stale pages are then sent at once, for `stale-if-error`. */
  readonly isFailing?: () => boolean;
  /** Pages of earlier processes. */
  readonly disk?: Pick<DiskPageStore, "find" | "set" | "deleteTagged"> | undefined;
}

/** @param maxBytes of memory */
export function createPageCache(
  maxBytes: number,
  { now = () => performance.now(), isFailing = () => false, disk }: PageCacheOptions = {},
) {
  const memory = createPageMemory(maxBytes);
  const pending = new Map<string, PendingRender>();
  let revalidations = 0;

  /** Looks in memory, then on disk. A page of the disk is in memory from then on, and bridges outages until it is rendered. */
  function findStored(key: string): CachedPage | undefined {
    const known = memory.get(key);
    const stored = known ? undefined : disk?.find(key);
    if (!stored) return known;
    const page = { ...stored.page, renderedAt: now() - stored.age, bridgesOnly: true };
    memory.set(key, page);
    return page;
  }

  /** Whether a stored page may be sent now. A stale one is revalidated. */
  function isUsable(key: string, page: CachedPage, render: Render): boolean {
    const { freshMs, staleWhileRevalidateMs, staleIfErrorMs } = page.freshness;
    const age = now() - page.renderedAt;
    if (age < freshMs && !page.bridgesOnly) return true;
    const failing = page.retryAt !== undefined || isFailing();
    if (page.bridgesOnly && !failing) return false;
    if (age >= freshMs + (failing ? staleIfErrorMs : staleWhileRevalidateMs)) return false;
    if (now() >= (page.retryAt ?? 0)) revalidate(key, render);
    return true;
  }

  /** In the background. Above the limit, or after a failure, the next request for the page tries again. */
  function revalidate(key: string, render: Render): void {
    if (revalidations >= maxRevalidations) return;
    revalidations += 1;
    const done = () => {
      revalidations -= 1;
    };
    load(key, true, render).then(done, done);
  }

  function load(key: string, waitForData: boolean, render: Render): Promise<RenderedPage> {
    // Visitors and crawlers do not share a render: one times out early, the other must have its data.
    const pendingKey = `${waitForData} ${key}`;
    const coalesced = pending.get(pendingKey);
    if (coalesced) return coalesced.result;
    const purgedTags = new Set<string>();
    const result = loadAndStore(key, waitForData, render, purgedTags).finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, { result, purgedTags });
    return result;
  }

  async function loadAndStore(
    key: string,
    waitForData: boolean,
    render: Render,
    purgedTags: ReadonlySet<string>,
  ): Promise<RenderedPage> {
    const renderedAt = now();
    const page = await render(waitForData, purgedTags);
    page.renderedAt = renderedAt;
    if (isCacheable(page)) return page.tags.some((tag) => purgedTags.has(tag)) ? page : storePage(key, page);
    // The page is in its loading state, from which the browser reloads it: it is rendered with its data meanwhile.
    if (page.status === 200 && !waitForData) revalidate(key, render);
    // An error or a page in its loading state never replaces the last one with its data.
    const last = findStored(key);
    if (!last || now() >= last.renderedAt + last.freshness.freshMs + last.freshness.staleIfErrorMs) return page;
    last.retryAt = now() + revalidationBackoffMs.least + Math.random() * revalidationBackoffMs.jitter;
    return last;
  }

  function storePage(key: string, rendered: CachedPage): CachedPage {
    const previous = memory.get(key);
    const unchanged = previous && isSamePage(previous, rendered);
    if (!unchanged) compressForCache(rendered);
    const page = unchanged ? { ...rendered, bodies: previous.bodies } : rendered;
    memory.set(key, page);
    if (!page.unbounded && page.freshness.staleIfErrorMs > 0) disk?.set(key, page, now() - page.renderedAt);
    return page;
  }

  return {
    /** A stored page that may be sent now; a stale one is revalidated in the background. */
    find(key: string, render: Render): CachedPage | undefined {
      const stored = findStored(key);
      return stored && isUsable(key, stored, render) ? stored : undefined;
    },
    /** Renders a page; concurrent requests for a key are coalesced. Where that fails, the last page with its data. */
    load,
    /** Seconds since a page was requested that was rendered for another request. */
    ageOf: ({ renderedAt }: RenderedPage): number => Math.floor((now() - renderedAt) / 1000),
    /** As `encodedBody`, for a page that may be stored. */
    encode(key: string, page: RenderedPage, encoding: Encoding): ReturnType<typeof encodedBody> {
      const isKnown = page.bodies[page.compressible ? encoding : "identity"] !== undefined;
      const body = encodedBody(page, encoding);
      if (!isKnown && isCacheable(page)) memory.updateSize(key, page);
      return body;
    },
    /** Removes all pages with a tag. Those being rendered meanwhile are not stored. */
    purge(tag: string): void {
      memory.deleteTagged(tag);
      disk?.deleteTagged(tag);
      for (const { purgedTags } of pending.values()) purgedTags.add(tag);
    },
  };
}

function isCacheable(page: RenderedPage): page is CachedPage {
  return page.freshness !== undefined;
}

/** Whether a page has the same body and headers as before: its compressed bodies can be reused. */
function isSamePage(one: RenderedPage, other: RenderedPage): boolean {
  const sameBody = one.version !== "" && one.version === other.version && one.status === other.status;
  return sameBody && one.headers.join("\n") === other.headers.join("\n");
}

/**
 * Cached pages within a limit of bytes, by key and by tag. It has two parts, each of which evicts its least recently used
 * page first: one for pages that were requested again, one for pages that were requested once or whose URL space is
 * unbounded. So a crawler that visits every page, in every language, evicts none that visitors share.
 */
export function createPageMemory(maxBytes: number) {
  const keysByTag = new Map<string, Set<string>>();
  const once = createPart(maxBytes * onceShare);
  const again = createPart(maxBytes * (1 - onceShare));
  const partOf = (key: string) => (again.has(key) ? again : once);

  function createPart(bytes: number) {
    return new LRUCache<string, CachedPage>({
      maxSize: Math.ceil(bytes),
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

  function put(part: LRUCache<string, CachedPage>, key: string, page: CachedPage): void {
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
