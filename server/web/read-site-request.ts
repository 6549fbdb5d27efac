import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { parseHttpUrl } from "#contract/http-url.ts";
import { lowerUuid, readIdentifier } from "#contract/identifiers.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { readRequestTarget } from "#server/http/request/request-target.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import { isCrawler } from "#site/http/is-crawler.ts";
import { waitForDataPattern } from "#site/http/wait-for-data-url.ts";
import { localeParameter, matchLocale } from "#site/i18n/locale/match-locale.ts";
import {
  matchRoute,
  type PageName,
  pageKindOf,
  type RouteMatch,
  type RouteName,
  routeOf,
  type SiteRouteName,
  withoutLastSlash,
} from "#site/routes.ts";
import type { SiteRequest } from "#site/site-request.ts";
import type { SiteSettings } from "#site/site-settings.ts";

/** One request and its response, on their way through this folder, with where its URL leads. */
export interface HttpContext<Name extends RouteName = RouteName> extends RouteMatch<Name> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Path and query as readRequestTarget (server/http/request/) has read them, and why the path is refused. */
  readonly path: string;
  readonly search: string;
  readonly refusal?: number | undefined;
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

/**
 * Finds where a request is redirected before any page is looked for.
 *
 * @returns a URL of the site; `undefined` where the request is answered at its own URL
 */
export function createRedirect({ origin, appLinkOrigin }: Pick<SiteSettings, "origin" | "appLinkOrigin">) {
  const appHost = appLinkOrigin === undefined ? undefined : new URL(appLinkOrigin);
  return (context: HttpContext): string | undefined => {
    const { request, path, search, refusal } = context;
    const canonical = canonicalPath(context);
    const isChanged = canonical !== path;
    if (refusal && !isChanged) return undefined;
    const isAppHost = appHost && normalizeHost(request.headers.host, appHost.protocol) === appHost.host;
    const to = isAppHost ? siteOrDownloadPath(canonical, search) : isChanged ? canonical + search : undefined;
    return to === undefined ? undefined : new URL(origin + to).href;
  };
}

/**
 * Handles the second host, whose links open the app (docs/decisions/0009). A browser gets there where the app is not
 * installed: a link that the app would have opened leads to the download page, any other to the same path of the site.
 * Both hosts serve the association files. Only here does the Host header decide anything, and a forged one gets no
 * more than a redirect to the site.
 */
function siteOrDownloadPath(path: string, search: string): string | undefined {
  const { name, params } = matchRoute(path);
  if (name === "apple-association" || name === "android-association") return undefined;
  if (!("opensInApp" in routeOf(name))) return path + search;
  const locale = matchLocale(new URLSearchParams(search).get(localeParameter));
  const context = storeContext(pageKindOf(name as PageName), locale ?? "tr", params.uuid);
  const download = downloadPath(context);
  return locale ? `${download}&${localeParameter}=${locale}` : download;
}

/** Returns the host in lower case and without the scheme's default port. */
function normalizeHost(host: string | undefined, protocol: string): string | undefined {
  return parseHttpUrl(`${protocol}//${host ?? ""}`)?.host;
}

/** What most paths are made of: nothing of it can be a suffix, or stand in capitals. */
const plainPath = /^[a-z\d_/-]*$/;

/** Marks behind the landing page's address: brackets, commas, quotes, spaces, and the curly and unseen ones of U+2000 to U+207F. */
const behindRoot = /^\/(?:[),;'*!]|%2[0-9c]|%e2%8[01]%)/i;

/**
 * The canonical spelling of a path: with UUIDs in lower case, and without what chats, sentences and mail programs put behind an
 * address, such as marks, endings, line breaks and halves of characters. Ids are not looked up.
 *
 * @returns the path itself where it is canonical, or means nothing on this site
 */
function canonicalPath({ name, path }: Pick<HttpContext, "name" | "path">): string {
  if (plainPath.test(path)) return path;
  const whole = withoutLastSlash(path);
  const known = name === "not-found" ? withoutSuffix(whole) : whole;
  const parts = routeOf(known === whole ? name : matchRoute(known).name).path.split("/");
  const segments = known.split("/").map((segment, at) => {
    if (!parts[at]?.startsWith(":") || !parts[at].endsWith("uuid")) return segment;
    return (at === parts.length - 1 ? readIdentifier(segment) : undefined) ?? lowerUuid(segment);
  });
  const canonical = segments.join("/");
  return canonical === whole ? path : canonical;
}

/** A path up to the end of the name that its last segment begins with, where a route but one of files has that. */
function withoutSuffix(path: string): string {
  const last = path.lastIndexOf("/") + 1;
  const [named = ""] = /^[\w-]+(?:\.[\w-]+)*/.exec(path.slice(last)) ?? [];
  const known = path.slice(0, last) + named;
  if ((named === "" && !behindRoot.test(path)) || readRequestTarget(known).refusal) return path;
  const { name } = matchRoute(known);
  return name === "not-found" || routeOf(name).answer === "file" ? path : known;
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
