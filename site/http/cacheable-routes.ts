/** Which visitors may share a cached response: those with the same locale, everyone, or none. */
export type Sharing = "by-locale" | "everyone" | "none";

export interface CacheableRoute {
  /** Matches the path of the request target. */
  readonly path: RegExp;
  readonly sharing: Sharing;
  /** Query parameters that the page reads, besides `lng` and `whole`, which every page reads. */
  readonly parameters?: readonly string[];
}

/**
 * The routes whose responses are cached, with the query parameters they read. All other parameters are removed before
 * rendering, so that no page can depend on something that is not in the cache key. A new parameter must be listed here.
 *
 * Routes that are not listed keep their query and are not cached: tickets (their URL is a credential), account
 * deletion, and preview images, which have their own cache.
 */
const cacheableRoutes: readonly CacheableRoute[] = [
  { path: /^\/(privacy-policy\/?)?$/, sharing: "by-locale" },
  { path: /^\/(embed\/)?post\/[^/]+\/?$/, sharing: "by-locale" },
  { path: /^\/profile\/[^/]+\/?$/, sharing: "by-locale" },
  { path: /^\/profile\/[^/]+\/feed\.(json|xml)$/, sharing: "by-locale" },
  { path: /^\/download\/?$/, sharing: "by-locale", parameters: ["from", "id"] },
  { path: /^\/oembed\/?$/, sharing: "by-locale", parameters: ["url", "format", "maxwidth", "maxheight"] },
  { path: /^\/(manifest\.webmanifest|robots\.txt|sitemap\.xml)$/, sharing: "everyone" },
  { path: /^\/api\/public\/(post|users|users\/posts)\/[^/]+$/, sharing: "everyone" },
];

const notCached: CacheableRoute = { path: /^/, sharing: "none" };

/** @param query of the request: `/download?to=auto` redirects by the visitor's device and is not cached */
export function findCacheableRoute(path: string, query: URLSearchParams): CacheableRoute {
  if (query.get("to") === "auto" && /^\/download\/?$/.test(path)) return notCached;
  return cacheableRoutes.find((route) => route.path.test(path)) ?? notCached;
}
