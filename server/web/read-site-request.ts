import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { isCrawler } from "#site/http/is-crawler.ts";
import { waitForDataPattern } from "#site/http/wait-for-data-url.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";
import { type RouteMatch, type RouteName, routeOf, type SiteRouteName, withoutLastSlash } from "#site/routes.ts";
import type { SiteRequest } from "#site/site-request.ts";

/** One request and its response, on their way through this folder, with where its URL leads. */
export interface HttpContext<Name extends RouteName = RouteName> extends RouteMatch<Name> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Path and query as readRequestTarget (server/http/request/) has checked them. */
  readonly path: string;
  readonly search: string;
}

const noQuery = new URLSearchParams();

/** Reads all that the site gets to know of a request that visitors may share. */
export function readSiteRequest(context: HttpContext<SiteRouteName>): SiteRequest {
  const { name, params, path, search } = context;
  const { headers } = context.request;
  const { shared, query: readQuery } = routeOf(name);
  const query = search === "" ? noQuery : new URLSearchParams(search);
  const named = shared === "everyone" ? undefined : matchLocale(query.get(localeParameter));
  const request = {
    route: name,
    path: withoutLastSlash(path),
    params,
    query: readQuery?.(query) ?? {},
    locale: named ?? (shared === "everyone" ? "en" : requestLocale(headers)),
    localeInUrl: named !== undefined,
    waitForData: waitForDataPattern.test(search) || !opensPage(headers),
  };
  // The table says which parameters and which query a route has; TypeScript cannot follow it through the name.
  return request as SiteRequest;
}

/** Whether visitors may share the response. */
export function isShared({ route, query }: SiteRequest): boolean {
  const { shared, perVisitor } = routeOf(route);
  return shared !== "none" && !perVisitor?.(query);
}

/** The key under which the page cache stores the response: all of the request but `waitForData`. */
export function cacheKey({ locale, localeInUrl, path, query }: SiteRequest): string {
  let key = `${locale}${localeInUrl ? "!" : ""} ${path}`;
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) key += `&${name}=${encodeURIComponent(value)}`;
  }
  return key;
}

// Three questions about the client. None follows from another: a browser over plain HTTP sends no Sec-Fetch headers,
// waits for data, and is counted.

const documents: ReadonlySet<unknown> = new Set(["document", "iframe", "frame"]);

/**
 * Whether this is surely a browser that opens a page: it may get the page in its loading state, which reloads with its
 * data. Other clients wait for data: they may store the response, or are prefetching. Browsers send these headers over
 * https, Safari since 16.4.
 */
function opensPage(headers: IncomingHttpHeaders): boolean {
  const isOpened = headers["sec-fetch-mode"] === "navigate" && documents.has(headers["sec-fetch-dest"]);
  return isOpened && !isAhead(headers) && !isCrawlerRequest(headers);
}

/**
 * Whether a browser prefetches or prerenders a page, which its visitor may never see. Firefox, and Safari while a URL is
 * typed, say so in headers of their own.
 */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers["sec-purpose"] ?? headers["x-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return typeof purpose === "string" && /^(?:prefetch|prerender|preview)/i.test(purpose);
}

/** Most requests come from few user agents, so each is matched once. */
const known = new LRUCache<string, boolean>({ max: 1000, memoMethod: isCrawler });

/** Characters of a user agent. Longer ones are matched each time: a thousand of 16 kB would fill the memory. */
const maxKnown = 500;

/** Whether the client is a crawler, by its user agent. */
export function isCrawlerRequest({ "user-agent": userAgent = "" }: IncomingHttpHeaders): boolean {
  return userAgent.length > maxKnown ? isCrawler(userAgent) : known.memo(userAgent);
}
