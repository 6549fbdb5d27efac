/**
 * What any cache in front of a page may do with it, in standard HTTP (RFC 9111, RFC 5861), by name.
 * Browsers always ask again (`max-age=0`), so a corrected page is never stuck on a phone.
 */
export const cachePolicies = {
  /** Pages made of bundled texts only; they change with a deployment. */
  static: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  /** Previews of posts and profiles; a removed one must disappear within a minute. */
  preview: "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400",
  /** Drawn preview pictures, whose address names their content; an hour, since a removed post's must go too. */
  drawing: "public, max-age=3600, s-maxage=3600, stale-if-error=86400",
  /** A post or profile that does not exist may be created a moment later. */
  absent: "public, max-age=0, s-maxage=10",
  /** Tickets (their address is a credential), loading pages and failures: kept nowhere. */
  none: "private, no-store",
} as const;

export type CachePolicy = keyof typeof cachePolicies;
