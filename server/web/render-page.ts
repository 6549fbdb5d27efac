import { createRenderedPage, type RenderedPage } from "#server/cache/rendered-page.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import type { SiteServices } from "#site/page.ts";
import { routeOf } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { LoadShedder } from "./load-shedder.ts";

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
