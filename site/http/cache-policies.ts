/** Content of users: a removed post or profile must disappear within a minute. */
const userContent = "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400";

/**
 * What any cache in front of a page may do with it, in standard HTTP (RFC 9111, RFC 5861): one policy for each kind of
 * page. Browsers always revalidate pages (`max-age=0`), so a corrected page is never stuck on a phone.
 * docs/operations.md and docs/decisions/0010-page-cache.md describe the lifetimes.
 */
export const cachePolicies = {
  /** Pages made of bundled messages only; they change with a release. */
  static: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  post: userContent,
  profile: userContent,
  embed: userContent,
  oembed: userContent,
  feed: userContent,
  /** Proxied calls of the product server, which pages in their loading state fetch. */
  productApi: userContent,
  /** Preview images, whose URL names their content; an hour, because a removed post's must go too. */
  previewImage: "public, max-age=3600, s-maxage=3600, stale-if-error=86400",
  /** A post or profile that does not exist may be created a moment later. */
  absent: "public, max-age=0, s-maxage=10",
  /** Tickets (their URL is a credential), loading pages and failures are stored nowhere. */
  none: "private, no-store",
} as const;

export type CachePolicy = keyof typeof cachePolicies;
