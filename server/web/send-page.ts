import { encodedBody } from "#server/cache/compress-page.ts";
import type { PageCache, Render } from "#server/cache/page-cache.ts";
import { createRenderedPage, type RenderedPage } from "#server/cache/rendered-page.ts";
import type { Counting } from "#server/counts/counting.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { sendBody } from "#server/http/send-body.ts";
import type { CacheOutcome, Metrics } from "#server/observability/metrics.ts";
import type { TicketMissLimiter } from "#server/tickets/ticket-miss-limiter.ts";
import { waitForDataPattern } from "#site/http/wait-for-data-url.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import type { SiteServices } from "#site/page.ts";
import { routeOf } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { PlainResponses } from "./plain-responses.ts";
import { cacheKey, type HttpContext, isAhead, isCrawlerRequest } from "./read-site-request.ts";

type RequestMetrics = Pick<Metrics, "observeRequest" | "observeCache" | "countShed" | "countDroppedConnection">;

export interface SendPageDeps {
  readonly site: Site;
  readonly services: SiteServices;
  /** Without one, each request renders its page. */
  readonly pageCache?: PageCache | undefined;
  readonly loadShedder?: LoadShedder | undefined;
  readonly ticketMissLimiter?: TicketMissLimiter | undefined;
  readonly metrics?: Partial<RequestMetrics> | undefined;
  /** Called with the post of each post page that is sent to a visitor. */
  readonly countView?: ((postUuid: string) => void) | undefined;
  readonly counting?: Partial<Pick<Counting, "countPreview" | "countStoreRedirect">> | undefined;
}

/**
 * Pages that wait for their data or are rendered, at a time. As many as calls to the product server
 * (product-server/circuit-breaker.ts), and more than the 300 connections of an address in deploy/nginx.conf: one visitor
 * whose pages hang cannot starve the others. While 1,024 waited for one call that failed, the process grew by 280 MB.
 */
const maxPages = 1024;

/**
 * Pages that may wait for their turn, of 50 kB each. Two cores render 1,400 pages a second: 6,000 visitors of one moment
 * have theirs within five seconds (docs/reliability.md).
 */
const maxWaiting = 6144;

/** An immediate retry needs a new connection and queues behind first attempts. A burst of requests has passed by then. */
const retryLater = { "Retry-After": "5", Connection: "close" };

/** Creates the function that finds or renders a page, and sends it. @param defaultHeaders of every response */
export function createSendPage(
  deps: SendPageDeps,
  defaultHeaders: Readonly<Record<string, string>>,
  { sendTooMany, fail }: Pick<PlainResponses, "sendTooMany" | "fail">,
) {
  const { site, services, pageCache, ticketMissLimiter, metrics, countView, counting } = deps;
  const { loadShedder = createLoadShedder() } = deps;

  /**
   * Sends a response of the site: a cached page at once, without a promise; any other once it is rendered.
   *
   * @param visitor only where visitors do not share the response
   */
  return function sendPage(context: HttpContext, siteRequest: SiteRequest, visitor?: Visitor): void {
    const cache = visitor ? undefined : pageCache;
    const key = cache ? cacheKey(siteRequest) : "";
    const render: Render = (waitForData, purgedTags) =>
      renderPage({ ...siteRequest, waitForData }, visitor, context.requestId, purgedTags);
    const cached = cache?.find(key, render);
    if (cached) {
      send(context, siteRequest, cached, key);
      return;
    }
    const { waitForData } = siteRequest;
    const rendered = cache ? cache.load(key, waitForData, render) : render(waitForData);
    rendered.then((page) => send(context, siteRequest, page, key)).catch((error: unknown) => fail(context, error));
  };

  /** Never rejects: an error is logged and becomes a plain 500, a page that is shed a 503. */
  async function renderPage(
    request: SiteRequest,
    visitor: Visitor | undefined,
    requestId: string,
    purgedTags?: ReadonlySet<string>,
  ) {
    const { label, path, unbounded = false } = routeOf(request.route);
    let response = await loadShedder.run(async () => {
      const log = services.log.child({ requestId });
      const signImage: SignImage = (url, shownBy) =>
        services.signImage(url, shownBy?.some((tag) => purgedTags?.has(tag)) ? [] : shownBy);
      try {
        return await site(request, visitor, { ...services, log, signImage });
      } catch (error) {
        // With the route's pattern, never its URL: a ticket's URL is a credential.
        log.error({ err: error, route: path }, "page failed");
        return fallbackResponse(500, requestId, request);
      }
    });
    if (!response) {
      metrics?.countShed?.();
      response = fallbackResponse(503, requestId, request);
    }
    return createRenderedPage(response, {
      defaultHeaders: { ...defaultHeaders, [routeHeader]: label },
      requestId,
      unbounded,
      storable: visitor === undefined,
    });
  }

  /** @param key under which the page may be stored; empty where it may not */
  function send(context: HttpContext, siteRequest: SiteRequest, page: RenderedPage, key: string): void {
    const { request, response, requestId } = context;
    const cache = key === "" ? undefined : pageCache;
    const isMiss = page.isAbsent && routeOf(siteRequest.route).limit === "ticket-misses";
    if (isMiss && sendTooMany(context, ticketMissLimiter?.countMiss(request))) return;
    if (request.method === "GET" && !isAhead(request.headers)) count(context, siteRequest, page.status);
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
  }

  function count({ request: { headers }, search }: HttpContext, siteRequest: SiteRequest, status: number): void {
    if (status === 302) counting?.countStoreRedirect?.(siteRequest, headers);
    if (status !== 200) return;
    if (isCrawlerRequest(headers)) {
      counting?.countPreview?.(siteRequest, headers["user-agent"] ?? "");
      return;
    }
    const { route, params } = siteRequest;
    if (!routeOf(route).countsView || !("uuid" in params)) return;
    // `*` asks only whether the page exists. A visit to the loading state was counted before it reloaded.
    if (headers["if-none-match"] !== "*" && !waitForDataPattern.test(search)) countView?.(params.uuid);
  }
}

function fallbackResponse(status: 500 | 503, requestId: string, { locale, localeInUrl }: SiteRequest): SiteResponse {
  const { headers, body } = fallbackErrorPage(status, requestId, locale, createLink(locale, localeInUrl)("/"));
  return { status, headers: { ...headers, ...(status === 503 && retryLater) }, cache: "none", body };
}

function cacheOutcome({ freshness }: RenderedPage, age: number | undefined): CacheOutcome {
  if (age === undefined || !freshness) return "miss";
  return age * 1000 < freshness.freshMs ? "hit" : "stale";
}

/** Lets pages be rendered while the process keeps up with its requests. */
export type LoadShedder = ReturnType<typeof createLoadShedder>;

/**
 * Sheds load before the process collapses: too many pages at a time.
 *
 * In each turn of the event loop it starts one page, in the order of the requests. libuv accepts one new connection a turn,
 * so if a turn rendered all that waits, a thousand clients on open connections would keep a new one waiting for ten seconds,
 * where nothing can shed it (docs/reliability.md).
 */
export function createLoadShedder(limits = { maxPages, maxWaiting }) {
  const queue: (() => void)[] = [];
  let pages = 0;
  let isTurnTaken = false;

  function endTurn(): void {
    isTurnTaken = false;
    queue.shift()?.();
  }

  return {
    /** Renders a page in its turn. @returns `undefined` where it must not be rendered now */
    async run<Value>(render: () => Promise<Value>): Promise<Value | undefined> {
      if (pages >= limits.maxPages || queue.length >= limits.maxWaiting) return undefined;
      if (isTurnTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTurnTaken = true;
      setImmediate(endTurn);
      if (pages >= limits.maxPages) return undefined;
      pages += 1;
      try {
        return await render();
      } finally {
        pages -= 1;
      }
    },
  };
}
