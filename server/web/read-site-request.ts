import type { IncomingMessage, ServerResponse } from "node:http";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";
import { type RouteMatch, type RouteName, routeOf, type SiteRouteName, withoutLastSlash } from "#site/routes.ts";
import type { SiteRequest } from "#site/site-request.ts";
import { opensPage } from "./who-asks.ts";

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
export function readSiteRequest({
  name,
  params,
  path,
  search,
  request: { headers },
}: HttpContext<SiteRouteName>): SiteRequest {
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
    waitForData: query.has(waitForDataParameter) || !opensPage(headers),
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
