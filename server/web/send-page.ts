import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { encodedBody } from "#server/cache/compress-page.ts";
import type { CacheResult, PageCache } from "#server/cache/page-cache.ts";
import type { RenderedPage } from "#server/cache/rendered-page.ts";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import { newRequestId } from "#server/http/request-id.ts";
import { sendBody } from "#server/http/send-body.ts";
import type { CacheOutcome } from "#server/observability/metrics.ts";
import { routeOf } from "#site/routes.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import { cacheKey } from "./read-site-request.ts";
import type { RenderPage } from "./render-page.ts";
import { asksAsCrawler, goesOn, isAhead } from "./who-asks.ts";

/** One request and its response, on their way through this folder. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** What logs and metrics call the route (site/routes.ts). */
  label: string;
}

/** Sends a response of the site. @param visitor only where visitors do not share it */
export type SendPage = (exchange: Exchange, siteRequest: SiteRequest, visitor?: Visitor) => void | Promise<void>;

interface SendPageHooks {
  /** Called for each request for a page that may be cached. */
  readonly observeCache?: ((result: CacheOutcome) => void) | undefined;
  /** Called for each view of a post. */
  readonly countView?: ((postUuid: string) => void) | undefined;
  /** Called for each page that a crawler fetches. */
  readonly countPreview?: CountPreview | undefined;
  /** Called for each visitor whom `/download?to=auto` sends to a store. */
  readonly countStoreRedirect?: CountStoreRedirect | undefined;
  /** Called before each response that says that something is absent. @returns whether it has sent another response */
  readonly refuseMiss?: (exchange: Exchange, siteRequest: SiteRequest) => boolean;
}

export type CountPreview = (siteRequest: SiteRequest, userAgent: string) => void;

export type CountStoreRedirect = (siteRequest: SiteRequest, headers: IncomingHttpHeaders) => void;

/** @param cache without one, each request renders its page */
export function createSendPage(
  renderPage: RenderPage,
  cache: PageCache | undefined,
  { observeCache, countView, countPreview, countStoreRedirect, refuseMiss }: SendPageHooks = {},
): SendPage {
  return (exchange, siteRequest, visitor) => {
    const { request, response, requestId } = exchange;
    const send = ({ page, age, body }: CacheResult) => {
      if (page.isAbsent && refuseMiss?.(exchange, siteRequest)) return;
      if (cache && !visitor) observeCache?.(cacheOutcome(page, age));
      if (request.method === "GET" && !isAhead(request.headers)) count(request, siteRequest, page.status);
      // Requests that were coalesced into a failed render all show its ID, under which the error is logged.
      const headers = ["X-Request-Id", page.freshness ? requestId : page.requestId];
      if (age !== undefined) headers.push("Age", String(age));
      sendBody(request, response, page.status, body(chooseEncoding(request.headers["accept-encoding"])), headers);
    };
    const found = find(siteRequest, visitor, requestId);
    return found instanceof Promise ? found.then(send) : send(found); // a cached page at once
  };

  function count({ url = "", headers }: IncomingMessage, siteRequest: SiteRequest, status: number): void {
    if (status === 302) countStoreRedirect?.(siteRequest, headers);
    if (status !== 200) return;
    if (asksAsCrawler(headers)) {
      countPreview?.(siteRequest, headers["user-agent"] ?? "");
      return;
    }
    const viewed = viewedPost(siteRequest);
    // Nobody has the page who asks only whether there is one, and who is sent on from its loading state has been counted.
    if (viewed === undefined || headers["if-none-match"] === "*" || goesOn(url)) return;
    countView?.(viewed);
  }

  function find(
    siteRequest: SiteRequest,
    visitor: Visitor | undefined,
    requestId: string,
  ): CacheResult | Promise<CacheResult> {
    if (visitor || !cache) return renderPage(siteRequest, visitor, requestId).then(uncached);
    const render = (waitForData: boolean, id: string) => renderPage({ ...siteRequest, waitForData }, undefined, id);
    const key = cacheKey(siteRequest);
    return (
      cache.find(key, (waitForData) => render(waitForData, newRequestId())) ??
      cache.load(key, siteRequest.waitForData, (waitForData) => render(waitForData, requestId))
    );
  }
}

/** The post that a response shows. */
function viewedPost({ route, params }: SiteRequest): string | undefined {
  const { countsView } = routeOf(route);
  return countsView && countsView in params ? params[countsView as keyof typeof params] : undefined;
}

function cacheOutcome({ freshness }: RenderedPage, age: number | undefined): CacheOutcome {
  if (age === undefined || !freshness) return "miss";
  return age * 1000 < freshness.freshMs ? "hit" : "stale";
}

function uncached(page: RenderedPage): CacheResult {
  return { page, age: undefined, body: (encoding) => encodedBody(page, encoding) };
}
