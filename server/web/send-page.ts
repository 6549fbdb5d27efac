import type { IncomingMessage } from "node:http";
import { encodedBody } from "#server/cache/compress-page.ts";
import type { PageCache } from "#server/cache/page-cache.ts";
import type { RenderedPage } from "#server/cache/rendered-page.ts";
import type { Counting } from "#server/counts/counting.ts";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import { sendBody } from "#server/http/send-body.ts";
import type { CacheOutcome, Metrics } from "#server/observability/metrics.ts";
import type { TicketMissLimiter } from "#server/tickets/ticket-miss-limiter.ts";
import { routeOf } from "#site/routes.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import { cacheKey, type HttpContext } from "./read-site-request.ts";
import type { RenderPage } from "./render-page.ts";
import { asksAsCrawler, hasWaitForData, isAhead } from "./who-asks.ts";

/** Sends a response of the site. @param visitor only where visitors do not share it */
export type SendPage = (context: HttpContext, siteRequest: SiteRequest, visitor?: Visitor) => void | Promise<void>;

export interface SendPageDeps {
  /** Without one, each request renders its page. */
  readonly pageCache?: PageCache | undefined;
  readonly ticketMissLimiter?: TicketMissLimiter | undefined;
  readonly metrics?: Partial<Pick<Metrics, "observeCache">> | undefined;
  /** Called with the post of each post page that is sent to a visitor. */
  readonly countView?: ((postUuid: string) => void) | undefined;
  readonly counting?: Partial<Pick<Counting, "countPreview" | "countStoreRedirect">> | undefined;
}

/** @param sendTooMany sends a 429 where there are seconds to wait. @returns whether it has */
export function createSendPage(
  { pageCache, ticketMissLimiter, metrics, countView, counting }: SendPageDeps,
  renderPage: RenderPage,
  sendTooMany: (context: HttpContext, retryAfter: number | undefined) => boolean,
): SendPage {
  return (context, siteRequest, visitor) => {
    const { request, response, requestId } = context;
    const cache = visitor ? undefined : pageCache;
    const key = cache ? cacheKey(siteRequest) : "";
    const send = (page: RenderedPage) => {
      const isMiss = page.isAbsent && routeOf(siteRequest.route).limit === "ticket-misses";
      if (isMiss && sendTooMany(context, ticketMissLimiter?.countMiss(request))) return;
      if (request.method === "GET" && !isAhead(request.headers)) count(request, siteRequest, page.status);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const body = cache ? cache.encode(key, page, encoding) : encodedBody(page, encoding);
      // Requests that were coalesced into a failed render all show its ID, under which the error is logged.
      body.headers.push("X-Request-Id", page.freshness ? requestId : page.requestId);
      if (cache) {
        const age = page.freshness && page.requestId !== requestId ? cache.ageOf(page) : undefined;
        if (age !== undefined) body.headers.push("Age", String(age));
        metrics?.observeCache?.(cacheOutcome(page, age));
      }
      sendBody(request, response, page.status, body);
    };
    const render = (waitForData: boolean) => renderPage({ ...siteRequest, waitForData }, visitor, requestId);
    const found = cache ? cache.get(key, siteRequest.waitForData, render) : render(siteRequest.waitForData);
    return found instanceof Promise ? found.then(send) : send(found); // a cached page at once
  };

  function count({ url = "", headers }: IncomingMessage, siteRequest: SiteRequest, status: number): void {
    if (status === 302) counting?.countStoreRedirect?.(siteRequest, headers);
    if (status !== 200) return;
    if (asksAsCrawler(headers)) {
      counting?.countPreview?.(siteRequest, headers["user-agent"] ?? "");
      return;
    }
    const viewed = viewedPost(siteRequest);
    // `*` asks only whether the page exists. A visit to the loading state was counted before it reloaded.
    if (viewed === undefined || headers["if-none-match"] === "*" || hasWaitForData(url)) return;
    countView?.(viewed);
  }
}

/** The post that a response shows. */
function viewedPost({ route, params }: SiteRequest): string | undefined {
  return routeOf(route).countsView && "uuid" in params ? params.uuid : undefined;
}

function cacheOutcome({ freshness }: RenderedPage, age: number | undefined): CacheOutcome {
  if (age === undefined || !freshness) return "miss";
  return age * 1000 < freshness.freshMs ? "hit" : "stale";
}
