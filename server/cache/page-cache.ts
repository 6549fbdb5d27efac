import type { Encoding } from "#server/http/accept-encoding.ts";
import type { Body } from "#server/http/send-body.ts";
import type { Freshness } from "./cache-control.ts";
import type { Page } from "./page.ts";
import { bodyOf, compressForCache } from "./page-body.ts";
import { type CachedPage, createPageStore } from "./page-store.ts";

/** Renders a page anew. Never rejects. @param whole waits for the product server as long as a robot does */
export type Render = (whole: boolean) => Promise<Page>;

/** What becomes of a request for a page that may be kept. */
export interface CacheResult {
  readonly page: Page;
  /** Seconds since it was made; `undefined` where it was rendered for this request. */
  readonly age: number | undefined;
}

/** Obeys the pages' own `Cache-Control` and nothing else (docs/decisions/0010-page-cache.md). */
export interface PageCache {
  /** A kept page that may be shown now. One that is past its time is rendered anew behind the visitor's back. */
  readonly find: (key: string, render: Render) => CachedPage | undefined;
  /** Renders a page; once, for all who ask at the same time. */
  readonly load: (key: string, whole: boolean, render: Render) => Promise<CacheResult>;
  /** A kept page's body in the form a client takes. */
  readonly bodyOf: (key: string, kept: CachedPage, encoding: Encoding) => Body;
  /** Seconds since a kept page was made. */
  readonly ageOf: (kept: CachedPage) => number;
  /** Lets go of all pages that were made of something, those being rendered included. */
  readonly purge: (tag: string) => void;
}

interface Rendering {
  readonly found: Promise<CacheResult>;
  /** What has been purged since it began. */
  readonly purged: Set<string>;
}

/** Pages renewed at once behind visitors' backs: all those of a busy minute come of age together. */
const renewalsLimit = 4;

/** Milliseconds after a failure for which a page past its time is shown without asking again. */
const errorPause = 5000;

/**
 * @param bytes limit of what is kept
 * @param now milliseconds that only grow
 */
export function createPageCache(bytes: number, now: () => number = () => performance.now()): PageCache {
  const store = createPageStore(bytes);
  const renderings = new Map<string, Rendering>();
  let renewals = 0;

  const load: PageCache["load"] = (key, whole, render) => {
    // A robot never gets what was rendered for somebody less patient, and a visitor never waits as long as a robot.
    const name = whole ? `whole ${key}` : key;
    const running = renderings.get(name);
    if (running) return running.found;
    const purged = new Set<string>();
    const found = renderAndKeep(key, whole, render, purged).finally(() => renderings.delete(name));
    renderings.set(name, { found, purged });
    return found;
  };

  async function renderAndKeep(key: string, whole: boolean, render: Render, purged: Set<string>): Promise<CacheResult> {
    const madeAt = now();
    const page = await render(whole);
    if (page.status >= 500) {
      const kept = store.get(key);
      if (kept && now() - kept.madeAt < kept.page.keeping.fresh + kept.page.keeping.staleOnError) {
        kept.retryAt = now() + errorPause;
        return { page: kept.page, age: ageOf(kept) };
      }
    } else if (isCacheable(page)) {
      // What says that something is gone is true after a purge as well.
      const purgedMeanwhile = page.status < 400 && page.tags.some((tag) => purged.has(tag));
      if (!purgedMeanwhile) {
        const kept = keep(key, page, madeAt);
        return { page: kept.page, age: undefined };
      }
    } else if (!whole && page.status === 200) {
      // It went out in its loading state. Whoever comes next finds the whole page, once the product server has answered.
      loadBehind(key, render);
    }
    return { page, age: undefined };
  }

  function keep(key: string, page: CachedPage["page"], madeAt: number): CachedPage {
    const former = store.get(key)?.page;
    // The same page again keeps the forms that were made of it, and so its ETag.
    const same = former && isSame(former, page);
    const kept: CachedPage = { page: same ? { ...page, bodies: former.bodies } : page, madeAt };
    if (!same) compressForCache(page);
    store.set(key, kept);
    return kept;
  }

  /**
   * Nobody waits for it, so it may take as long as for a robot. What fails here fails for the next who asks, too; and
   * what finds no room is tried again with the next request for it.
   */
  function loadBehind(key: string, render: Render): void {
    if (renewals >= renewalsLimit) return;
    renewals += 1;
    const done = () => {
      renewals -= 1;
    };
    load(key, true, render).then(done, done);
  }

  const ageOf = ({ madeAt }: CachedPage) => Math.floor((now() - madeAt) / 1000);

  return {
    find(key, render) {
      const kept = store.get(key);
      if (!kept) return undefined;
      const { fresh, staleWhileRevalidating, staleOnError } = kept.page.keeping;
      const age = now() - kept.madeAt;
      if (age < fresh) return kept;
      const failing = kept.retryAt !== undefined;
      if (age >= fresh + (failing ? staleOnError : staleWhileRevalidating)) return undefined;
      if (now() >= (kept.retryAt ?? 0)) loadBehind(key, render);
      return kept;
    },
    load,
    bodyOf(key, kept, encoding) {
      const { page } = kept;
      const ready = page.bodies[page.compressible ? encoding : "identity"];
      if (ready) return ready;
      const made = bodyOf(page, encoding);
      store.weigh(key, kept);
      return made;
    },
    ageOf,
    purge(tag) {
      store.deleteTagged(tag);
      for (const { purged } of renderings.values()) purged.add(tag);
    },
  };
}

function isCacheable(page: Page): page is Page & { readonly keeping: Freshness } {
  return page.keeping !== undefined;
}

function isSame(one: Page, other: Page): boolean {
  const sameBody = one.digest !== "" && one.digest === other.digest && one.status === other.status;
  return sameBody && one.headers.join("\n") === other.headers.join("\n");
}
