import { createRenderedPage, type RenderedPage } from "#server/cache/rendered-page.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import type { SiteServices } from "#site/page.ts";
import { routeOf } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";

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

/** Lets pages be rendered while the process keeps up with its requests. */
export type LoadShedder = ReturnType<typeof createLoadShedder>;

interface PageRendererDeps {
  readonly site: Site;
  readonly services: SiteServices;
  /** Headers of every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly loadShedder: LoadShedder;
  /** Called for each page that is shed. */
  readonly onShed?: (() => void) | undefined;
}

/**
 * Renders a response of the site. Never rejects: an error is logged and becomes a plain 500, a page that is shed a 503.
 *
 * @param visitor only for a response that visitors do not share
 */
export type RenderPage = (
  request: SiteRequest,
  visitor: Visitor | undefined,
  requestId: string,
) => Promise<RenderedPage>;

/** An immediate retry needs a new connection and queues behind first attempts. A burst of requests has passed by then. */
const retryLater = { "Retry-After": "5", Connection: "close" };

export function createRenderPage({
  site,
  services,
  defaultHeaders,
  loadShedder,
  onShed,
}: PageRendererDeps): RenderPage {
  return async (request, visitor, requestId) => {
    const { label, path, unbounded = false } = routeOf(request.route);
    const respond = async () => {
      const log = services.log.child({ requestId });
      try {
        return await site(request, visitor, { ...services, log });
      } catch (error) {
        // With the route's pattern, never its URL: a ticket's URL is a credential.
        log.error({ err: error, route: path }, "page failed");
        return fallbackResponse(500, requestId, request);
      }
    };
    let response = await loadShedder.run(respond);
    if (!response) {
      onShed?.();
      response = fallbackResponse(503, requestId, request, retryLater);
    }
    return createRenderedPage(response, {
      defaultHeaders: { ...defaultHeaders, [routeHeader]: label },
      requestId,
      unbounded,
      storable: visitor === undefined,
    });
  };
}

function fallbackResponse(
  status: number,
  requestId: string,
  { locale, localeInUrl }: SiteRequest,
  more: Readonly<Record<string, string>> = {},
): SiteResponse {
  const { headers, body } = fallbackErrorPage(status, requestId, locale, createLink(locale, localeInUrl)("/"));
  return { status, headers: { ...headers, ...more }, cache: "none", body };
}

/**
 * Sheds load before the process collapses: too many pages at a time.
 *
 * It starts one page in a turn of the event loop, in the order of the requests, because libuv accepts one connection in
 * a turn: if a turn rendered all that has arrived, a thousand clients on open connections would make a new one wait for
 * ten seconds, and requests in the kernel's queue cannot be shed (docs/reliability.md).
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
