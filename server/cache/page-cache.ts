import type { Encoding } from "#server/http/request/accept-encoding.ts";
import { compressForCache, encodedBody } from "./compress-page.ts";
import type { DiskPageStore } from "./disk-page-store.ts";
import { createPageStore } from "./page-store.ts";
import type { CachedPage, RenderedPage } from "./rendered-page.ts";

/** Renders a page. Never rejects. @param waitForData waits for the product server as long as a crawler does */
export type Render = (waitForData: boolean) => Promise<RenderedPage>;

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
  const store = createPageStore(maxBytes);
  const pending = new Map<string, PendingRender>();
  let revalidations = 0;

  /** A page of the disk is in memory from then on. */
  function find(key: string): CachedPage | undefined {
    const known = store.get(key);
    const stored = known ? undefined : disk?.find(key);
    if (!stored) return known;
    const page = { ...stored.page, renderedAt: now() - stored.age };
    store.set(key, page);
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
    const page = await render(waitForData);
    page.renderedAt = renderedAt;
    if (isCacheable(page)) return page.tags.some((tag) => purgedTags.has(tag)) ? page : storePage(key, page);
    // Data are missing. Once they have arrived, the next visitor gets them.
    if (page.status === 200 && !waitForData) revalidate(key, render);
    // An error or a page in its loading state never replaces the last one with its data.
    const last = find(key);
    if (!last || now() >= last.renderedAt + last.freshness.freshMs + last.freshness.staleIfErrorMs) return page;
    last.retryAt = now() + revalidationBackoffMs.least + Math.random() * revalidationBackoffMs.jitter;
    return last;
  }

  function storePage(key: string, rendered: CachedPage): CachedPage {
    const previous = store.get(key);
    const unchanged = previous && isSamePage(previous, rendered);
    if (!unchanged) compressForCache(rendered);
    const page = unchanged ? { ...rendered, bodies: previous.bodies } : rendered;
    store.set(key, page);
    if (!page.unbounded && page.freshness.staleIfErrorMs > 0) disk?.set(key, page, now() - page.renderedAt);
    return page;
  }

  return {
    /**
     * A stored page at once, where it may be sent now; a stale one is revalidated in the background. Otherwise the page is
     * rendered; concurrent requests for a key are coalesced into one render.
     */
    get(key: string, waitForData: boolean, render: Render): RenderedPage | Promise<RenderedPage> {
      const stored = find(key);
      return stored && isUsable(key, stored, render) ? stored : load(key, waitForData, render);
    },
    /** Seconds since a page was requested that was rendered for another request. */
    ageOf: ({ renderedAt }: RenderedPage): number => Math.floor((now() - renderedAt) / 1000),
    /** As `encodedBody`, for a page that may be stored. */
    encode(key: string, page: RenderedPage, encoding: Encoding): ReturnType<typeof encodedBody> {
      const isKnown = page.bodies[page.compressible ? encoding : "identity"] !== undefined;
      const body = encodedBody(page, encoding);
      if (!isKnown && isCacheable(page)) store.updateSize(key, page);
      return body;
    },
    /** Removes all pages with a tag. Those being rendered meanwhile are not stored. */
    purge(tag: string): void {
      store.deleteTagged(tag);
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
