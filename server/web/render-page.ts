import { createRenderedPage, type RenderedPage } from "#server/cache/rendered-page.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import type { SiteServices } from "#site/page.ts";
import { routeOf } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import type { SiteRequest, Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { RenderGate } from "./render-gate.ts";

interface PageRendererDeps {
  readonly site: Site;
  readonly services: SiteServices;
  /** Headers of every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly renderGate: RenderGate;
  /** Called for each page that the gate refuses. */
  readonly onShed?: (() => void) | undefined;
}

/**
 * Renders a response of the site. Never rejects: an error is logged and becomes a plain 500, a page that the gate refuses
 * a 503.
 *
 * @param visitor only for a response that visitors do not share
 */
export type RenderPage = (
  request: SiteRequest,
  visitor: Visitor | undefined,
  requestId: string,
) => Promise<RenderedPage>;

/** A burst of requests has passed by then. */
const retryAfterSeconds = "5";

export function createRenderPage({ site, services, defaultHeaders, renderGate, onShed }: PageRendererDeps): RenderPage {
  return async (request, visitor, requestId) => {
    const { route } = request;
    const { label, path, unbounded = false } = routeOf(route);
    const headers = { ...defaultHeaders, [routeHeader]: label };
    const finish = (response: SiteResponse) =>
      createRenderedPage(response, { defaultHeaders: headers, requestId, unbounded, storable: visitor === undefined });
    if (!(await renderGate.enter())) {
      onShed?.();
      // Who asks again at once then waits for a new connection, behind those who have not been answered yet.
      const retry = { "Retry-After": retryAfterSeconds, Connection: "close" };
      return finish(fallbackResponse(503, requestId, request, retry));
    }
    const log = services.log.child({ requestId });
    try {
      return finish(await site(request, visitor, { ...services, log }));
    } catch (error) {
      // With the route's pattern, never its URL: a ticket's URL is a credential.
      log.error({ err: error, route: path }, "page failed");
      return finish(fallbackResponse(500, requestId, request));
    } finally {
      renderGate.leave();
    }
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
