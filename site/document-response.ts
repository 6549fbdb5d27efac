import { failureResponse } from "./http/failure-response.ts";
import { htmlHeaders, localizedHeaders } from "./http/html-headers.ts";
import type { Page, RequestContext } from "./page.ts";
import { pagePrivacy } from "./page-privacy.ts";
import type { EmbedName, PageName } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";

/**
 * The response of an HTML document, whether other sites may frame it or not. A loading page is never stored.
 *
 * @param policy the Content-Security-Policy
 */
export function documentResponse(
  { state, cache, tags, status, headers }: Pick<Page, "state" | "cache" | "tags" | "status" | "headers">,
  context: RequestContext<PageName | EmbedName>,
  policy: string,
  html: string,
): SiteResponse {
  const failure = state.kind === "failed" ? failureResponse(state.reason, cache, state.order) : undefined;
  return {
    status: status ?? failure?.status ?? 200,
    cache: failure?.cache ?? (state.kind === "loading" ? "none" : cache),
    ...(!failure && tags && { tags }),
    headers: {
      ...htmlHeaders,
      ...localizedHeaders(context),
      "Content-Security-Policy": policy,
      ...failure?.headers,
      ...headers,
      ...pagePrivacy(context.request.route, context.request.query).headers,
    },
    body: `<!doctype html>${html}`,
  };
}
