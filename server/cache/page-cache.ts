import type { Encoding } from "#server/http/request/accept-encoding.ts";
import type { Body } from "#server/http/send-body.ts";
import { compressForCache, encodedBody } from "./compress-page.ts";
import type { DiskPageStore } from "./disk-page-store.ts";
import { type CachedPage, createPageStore } from "./page-store.ts";
import type { RenderedPage } from "./rendered-page.ts";

/** Renders a page. Never rejects. @param waitForData waits for the product server as long as a crawler does */
export type Render = (waitForData: boolean) => Promise<RenderedPage>;

export interface CacheResult {
  readonly page: RenderedPage;
  /** Seconds since the page was rendered; `undefined` where it was rendered for this request. */
  readonly age: number | undefined;
  readonly body: (encoding: Encoding) => Body;
}

/** Stores pages, in memory and on disk, for as long as the site says (docs/decisions/0010-page-cache.md). */
export interface PageCache {
  /** Finds a page that may be sent now. A stale one is revalidated in the background. */
  readonly find: (key: string, render: Render) => CacheResult | undefined;
  /** Renders a page on a cache miss. Concurrent requests for a key are coalesced into one render. */
  readonly load: (key: string, waitForData: boolean, render: Render) => Promise<CacheResult>;
  /** Removes all pages with a tag. Those being rendered meanwhile are not stored. */
  readonly purge: (tag: string) => void;
}

interface PendingRender {
  readonly result: Promise<CacheResult>;
  readonly purgedTags: Set<string>;
}

/** Pages revalidated at a time. Those of a busy minute become stale together. */
const maxRevalidations = 4;

/**
 * Milliseconds after a failed revalidation during which the stale page is sent without another try; the second part is
 * random, so that pages that failed together are not tried together.
 */
const revalidationBackoffMs = { least: 5000, jitter: 1000 };

interface PageCacheOptions {
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Whether the product server is known to fail: stale pages are then sent at once, for `stale-if-error`. */
  readonly isFailing?: () => boolean;
  readonly disk?: PageCacheDisk | undefined;
}

/** Pages of earlier processes, and what must hold before one of them is sent. */
interface PageCacheDisk {
  readonly store: DiskPageStore;
  /**
   * Whether everything is known that has changed while no process of this folder could hear of it. Until then pages of the
   * disk bridge an outage, and nothing else.
   */
  readonly hasReadChanges: () => boolean;
  /** Whether the scripts and images of the site that a page of another build names are still there. */
  readonly hasAssets: (page: RenderedPage) => boolean;
}

/** @param maxBytes of memory */
export function createPageCache(
  maxBytes: number,
  { now = () => performance.now(), isFailing = () => false, disk }: PageCacheOptions = {},
): PageCache {
  const store = createPageStore(maxBytes);
  const pending = new Map<string, PendingRender>();
  let revalidations = 0;

  const load: PageCache["load"] = (key, waitForData, render) => {
    // Visitors and crawlers do not share a render: one times out early, the other must have the whole page.
    const pendingKey = waitForData ? `whole ${key}` : key;
    const coalesced = pending.get(pendingKey);
    if (coalesced) return coalesced.result;
    const purgedTags = new Set<string>();
    const result = renderAndStore(key, waitForData, render, purgedTags).finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, { result, purgedTags });
    return result;
  };

  async function renderAndStore(
    key: string,
    waitForData: boolean,
    render: Render,
    purgedTags: ReadonlySet<string>,
  ): Promise<CacheResult> {
    const renderedAt = now();
    const page = await render(waitForData);
    const fresh: CacheResult = { page, age: undefined, body: (encoding) => encodedBody(page, encoding) };
    if (!isCacheable(page)) {
      // Data are missing. Once they have arrived, the next visitor gets the page whole.
      if (page.status === 200 && !waitForData) revalidateInBackground(key, render);
      // An error or a page in its loading state never replaces the last whole one.
      const cached = store.get(key) ?? readDisk(key);
      if (!cached) return fresh;
      const { freshMs, staleIfErrorMs } = cached.page.freshness;
      if (now() >= cached.renderedAt + freshMs + staleIfErrorMs) return fresh;
      keepInMemory(key, cached);
      cached.retryAt = now() + revalidationBackoffMs.least + Math.random() * revalidationBackoffMs.jitter;
      return resultOf(key, cached);
    }
    if (page.tags.some((tag) => purgedTags.has(tag))) return fresh;
    const cached = storePage(key, page, renderedAt);
    return { ...resultOf(key, cached), age: undefined };
  }

  function storePage(key: string, page: CachedPage["page"], renderedAt: number): CachedPage {
    const previous = store.get(key)?.page;
    const unchanged = previous && isSamePage(previous, page);
    if (!unchanged) compressForCache(page);
    const cached = { page: unchanged ? { ...page, bodies: previous.bodies } : page, renderedAt };
    store.set(key, cached);
    if (!page.unbounded && page.freshness.staleIfErrorMs > 0) disk?.store.set(key, cached.page, now() - renderedAt);
    return cached;
  }

  function readDisk(key: string): CachedPage | undefined {
    const found = disk?.store.find(key);
    if (!found || (found.ofOtherBuild && !disk?.hasAssets(found.page))) return undefined;
    const { page, age, ofOtherBuild } = found;
    return { page, renderedAt: now() - age, fromDisk: { ofOtherBuild } };
  }

  /** A page of the disk comes into memory once it is sent. */
  function keepInMemory(key: string, cached: CachedPage): void {
    if (cached.fromDisk && store.get(key) !== cached) store.set(key, cached);
  }

  function bridgesOnly({ fromDisk }: CachedPage): boolean {
    return fromDisk !== undefined && (fromDisk.ofOtherBuild || !disk?.hasReadChanges());
  }

  /** Above the limit, or after a failure, the next request for the page tries again. */
  function revalidateInBackground(key: string, render: Render): void {
    if (revalidations >= maxRevalidations) return;
    revalidations += 1;
    const done = () => {
      revalidations -= 1;
    };
    load(key, true, render).then(done, done);
  }

  function resultOf(key: string, cached: CachedPage): CacheResult {
    const { page, renderedAt } = cached;
    return {
      page,
      age: Math.floor((now() - renderedAt) / 1000),
      body(encoding) {
        const known = page.bodies[page.compressible ? encoding : "identity"];
        if (known) return known;
        const body = encodedBody(page, encoding);
        store.updateSize(key, cached);
        return body;
      },
    };
  }

  return {
    find(key, render) {
      const cached = store.get(key) ?? readDisk(key);
      if (!cached) return undefined;
      const { freshMs, staleWhileRevalidateMs, staleIfErrorMs } = cached.page.freshness;
      const age = now() - cached.renderedAt;
      const bridges = bridgesOnly(cached);
      if (age >= freshMs || bridges) {
        const failing = cached.retryAt !== undefined || isFailing();
        if (bridges && !failing) return undefined;
        if (age >= freshMs + (failing ? staleIfErrorMs : staleWhileRevalidateMs)) return undefined;
        if (now() >= (cached.retryAt ?? 0)) revalidateInBackground(key, render);
      }
      keepInMemory(key, cached);
      return resultOf(key, cached);
    },
    load,
    purge(tag) {
      store.deleteTagged(tag);
      disk?.store.deleteTagged(tag);
      for (const { purgedTags } of pending.values()) purgedTags.add(tag);
    },
  };
}

function isCacheable(page: RenderedPage): page is CachedPage["page"] {
  return page.freshness !== undefined;
}

/** Whether a page has the same body and headers as before: its compressed bodies can be reused. */
function isSamePage(one: RenderedPage, other: RenderedPage): boolean {
  const sameBody = one.version !== "" && one.version === other.version && one.status === other.status;
  return sameBody && one.headers.join("\n") === other.headers.join("\n");
}
