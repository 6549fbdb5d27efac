import { isIdentifier } from "#contract/identifiers.ts";
import { pageKinds } from "#site/page-kind.ts";

/** Which visitors may share a cached response: those with the same locale, everyone, or none. */
export type Sharing = "by-locale" | "everyone" | "none";

/** Reads from a query what the page depends on, in one spelling; `undefined` where it is left out. */
type ReadParameters = (query: URLSearchParams) => Readonly<Record<string, string | null | undefined>>;

export interface CacheableRoute {
  /** Matches the path of the request target, without a slash at its end. */
  readonly path: RegExp;
  readonly sharing: Sharing;
  /** Query parameters that the page reads, besides `lng` and `whole`, which every page reads. */
  readonly parameters?: ReadParameters;
  /**
   * True where anyone can ask for any number of pages without an error. They are cached apart, so that they evict
   * nothing else.
   */
  readonly openEnded?: boolean;
}

/**
 * The routes whose responses are cached, with the query parameters they read. All other parameters are removed before
 * rendering, so that no page can depend on something that is not in the cache key. A new parameter must be listed here.
 *
 * Routes that are not listed keep their query and are not cached: tickets (their URL is a credential), account
 * deletion, and preview images, which have their own cache.
 */
export const cacheableRoutes: readonly CacheableRoute[] = [
  { path: /^\/(privacy-policy)?$/, sharing: "by-locale" },
  { path: /^\/(embed\/)?post\/[^/]+$/, sharing: "by-locale" },
  { path: /^\/profile\/[^/]+$/, sharing: "by-locale" },
  { path: /^\/profile\/[^/]+\/feed\.(json|xml)$/, sharing: "by-locale" },
  { path: /^\/download$/, sharing: "by-locale", parameters: readDownloadParameters, openEnded: true },
  { path: /^\/oembed$/, sharing: "by-locale", parameters: readOembedParameters, openEnded: true },
  { path: /^\/(manifest\.webmanifest|robots\.txt|sitemap\.xml)$/, sharing: "everyone" },
  // A product server may answer any id with an empty list.
  { path: /^\/api\/public\/(post|users|users\/posts)\/[^/]+$/, sharing: "everyone", openEnded: true },
];

const notCached: CacheableRoute = { path: /^/, sharing: "none" };

/**
 * @param path without a slash at its end
 * @param query of the request: `/download?to=auto` redirects by the visitor's device and is not cached
 */
export function findCacheableRoute(path: string, query: URLSearchParams): CacheableRoute {
  if (query.get("to") === "auto" && path === "/download") return notCached;
  return cacheableRoutes.find((route) => route.path.test(path)) ?? notCached;
}

/** As site/features/store-links/store-context.ts reads them. */
function readDownloadParameters(query: URLSearchParams) {
  const from = [...pageKinds, "print"].find((origin) => origin === query.get("from"));
  const id = query.get("id") ?? undefined;
  return { from, id: (from === "post" || from === "profile") && isIdentifier(id) ? id : undefined };
}

/** Of the URL in `url`, the page reads host, path and language (site/features/embed/shared-url.ts). */
function readOembedParameters(query: URLSearchParams) {
  const url = URL.parse(query.get("url") ?? "");
  const language = url?.searchParams.get("lng");
  if (url) {
    url.hash = "";
    url.search = language ? `?${new URLSearchParams({ lng: language })}` : "";
  }
  return {
    url: url?.href ?? query.get("url"),
    format: query.get("format"),
    maxwidth: query.get("maxwidth"),
    maxheight: query.get("maxheight"),
  };
}
