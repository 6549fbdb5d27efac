/** Who may share what an address answers: all who read the same language, everybody, or nobody. */
export type Sharing = "by-language" | "for-all" | "none";

export interface CacheableRoute {
  /** Paths, as the request line has them. */
  readonly path: RegExp;
  readonly sharing: Sharing;
  /** Query parameters that the page reads, besides those that every page reads (`lng`, `whole`). */
  readonly parameters?: readonly string[];
}

/**
 * The addresses whose answers are shared between visitors, and all that their pages read of a query: anything else
 * is cut off before a page is asked, so that no page can depend on what the page cache does not know. An address
 * that is not listed gets its query as it is and shares nothing: tickets, whose address is a credential, the account
 * deletion, and preview pictures, which are kept by their own studio.
 */
const cacheableRoutes: readonly CacheableRoute[] = [
  { path: /^\/(privacy-policy\/?)?$/, sharing: "by-language" },
  { path: /^\/(embed\/)?post\/[^/]+\/?$/, sharing: "by-language" },
  { path: /^\/profile\/[^/]+\/?$/, sharing: "by-language" },
  { path: /^\/profile\/[^/]+\/feed\.(json|xml)$/, sharing: "by-language" },
  { path: /^\/download\/?$/, sharing: "by-language", parameters: ["from", "id"] },
  { path: /^\/oembed\/?$/, sharing: "by-language", parameters: ["url", "format", "maxwidth", "maxheight"] },
  { path: /^\/(manifest\.webmanifest|robots\.txt|sitemap\.xml)$/, sharing: "for-all" },
  { path: /^\/api\/public\/(post|users|users\/posts)\/[^/]+$/, sharing: "for-all" },
];

const unshared: CacheableRoute = { path: /^/, sharing: "none" };

/** @param query decides where an answer depends on the visitor's device (`/download?to=auto`) */
export function findCacheableRoute(path: string, query: URLSearchParams): CacheableRoute {
  if (query.get("to") === "auto" && /^\/download\/?$/.test(path)) return unshared;
  return cacheableRoutes.find((address) => address.path.test(path)) ?? unshared;
}
