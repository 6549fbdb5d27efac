/** How long a response may be used again, in milliseconds from its request. The three periods start together. */
export interface Freshness {
  readonly freshMs: number;
  /** After `freshMs`, while the response is revalidated. */
  readonly staleWhileRevalidateMs: number;
  /** After `freshMs`, while revalidation fails. */
  readonly staleIfErrorMs: number;
}

interface CachePolicyRow {
  /** For browsers and for any cache in front of the process (RFC 9111, section 5.2.2). */
  readonly cacheControl: string;
  /** For the process's own cache, which alone learns of what is removed. Without it, the response is not stored. */
  readonly freshness?: Freshness;
}

const second = 1000;
const day = 24 * 3600 * second;

/** May be stored anywhere and is revalidated each time: a removed page is gone everywhere at once. */
const revalidated = "no-cache";

/** Each kind of response. docs/decisions/0010-page-cache.md explains the lifetimes. */
export const cachePolicies = {
  /** Pages that show no user content. They change with a release. */
  static: {
    cacheControl: revalidated,
    freshness: { freshMs: 300 * second, staleWhileRevalidateMs: day, staleIfErrorMs: 7 * day },
  },
  /** Users' content: a removed post must disappear within a minute (30 s fresh, 30 s stale). */
  userContent: {
    cacheControl: revalidated,
    freshness: { freshMs: 30 * second, staleWhileRevalidateMs: 30 * second, staleIfErrorMs: day },
  },
  /** A post's page with frames that fit its media only once their sizes have been learned, in seconds. */
  unmeasured: {
    cacheControl: revalidated,
    freshness: { freshMs: 3 * second, staleWhileRevalidateMs: 12 * second, staleIfErrorMs: day },
  },
  /** Preview images, whose URL contains their version. An hour, because a removed post's image must go too. */
  previewImage: { cacheControl: "public, max-age=3600" },
  /** 404, 410 and 451: what does not exist or is not shown may be a moment later, within the two seconds of every change. */
  absent: {
    cacheControl: revalidated,
    freshness: { freshMs: second, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 },
  },
  /** The service worker of tickets: a browser that used a stored one would miss a corrected one. */
  worker: { cacheControl: revalidated },
  /** Stored nowhere: tickets (their URL is a credential), loading pages, failures. */
  none: { cacheControl: "private, no-store" },
} as const satisfies Readonly<Record<string, CachePolicyRow>>;

export type CachePolicy = keyof typeof cachePolicies;

/** @returns the row of a policy, with all fields that it may have */
export function cachePolicyOf(policy: CachePolicy): CachePolicyRow {
  return cachePolicies[policy];
}
