/** Users' content: a removed post or profile must disappear within a minute (30 s fresh, 30 s stale). */
const userContent = "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400";

/**
 * `Cache-Control` for each kind of response (RFC 9111, RFC 5861), obeyed by the process's own cache and by any cache in
 * front of it. Browsers always revalidate pages (`max-age=0`), so they never show an outdated one.
 * docs/decisions/0010-page-cache.md explains the lifetimes.
 */
export const cachePolicies = {
  /** Pages that show no user content. They change with a release. */
  static: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  post: userContent,
  profile: userContent,
  embed: userContent,
  oembed: userContent,
  feed: userContent,
  /** The product server's responses, proxied for pages in their loading state. */
  productApi: userContent,
  /** Preview images, whose URL contains their version. An hour, because a removed post's image must go too. */
  previewImage: "public, max-age=3600, s-maxage=3600, stale-if-error=86400",
  /** 404 and 410: what does not exist may be created a moment later. */
  absent: "public, max-age=0, s-maxage=10",
  /** The service worker of tickets: a browser that stored it would miss a corrected one. */
  worker: "no-cache",
  /** Stored nowhere: tickets (their URL is a credential), loading pages, failures. */
  none: "private, no-store",
} as const;

export type CachePolicy = keyof typeof cachePolicies;
