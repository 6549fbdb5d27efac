import type { IncomingHttpHeaders } from "node:http";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import type { RequestBindings } from "#site/page.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";
import type { PageRequest } from "./page-request.ts";
import { type RenderedPage, readResponse } from "./rendered-page.ts";

/** The site (site/app.tsx). */
export type RenderPage = (request: Request, bindings: RequestBindings) => Promise<Response>;

interface PageRendererDeps extends Omit<RequestBindings, "requestId"> {
  readonly renderPage: RenderPage;
  /** Headers of every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
}

/** Neither function rejects: an error is logged and becomes a plain 500. */
export interface PageRenderer {
  /** Renders a page for every visitor: it learns nothing of this one but the locale. */
  readonly renderShared: (request: PageRequest, waitForData: boolean, requestId: string) => Promise<RenderedPage>;
  /** Renders a page for a single visitor. */
  readonly renderSingle: (
    request: PageRequest,
    headers: IncomingHttpHeaders,
    requestId: string,
  ) => Promise<RenderedPage>;
}

/** Request headers that a page may read where its response is for a single visitor. */
const visitorHeaders = ["accept-language", "cookie", "if-none-match", "user-agent"];

export function createPageRenderer(deps: PageRendererDeps): PageRenderer {
  const { renderPage, defaultHeaders, log, ...bindings } = deps;
  const { origin } = bindings.settings;

  async function render(url: string, headers: Headers, requestId: string, keyedHeaders: readonly string[]) {
    const options = { defaultHeaders, requestId, keyedHeaders };
    try {
      const request = new Request(origin + url, { headers });
      const response = await renderPage(request, { ...bindings, log: log.child({ requestId }), requestId });
      const isEmptyError = response.status >= 500 && response.body === null;
      return await readResponse(isEmptyError ? fallbackResponse(response.status, requestId) : response, options);
    } catch (error) {
      log.error({ err: error, requestId, method: "GET" }, "request failed");
      return readResponse(fallbackResponse(500, requestId), options);
    }
  }

  return {
    renderShared({ path, search, sharing, locale }, waitForData, requestId) {
      const query = waitForData ? `${search || "?"}${search && "&"}${waitForDataParameter}=1` : search;
      const keyedHeaders = sharing === "by-locale" ? ["accept-language", "cookie"] : [];
      return render(path + query, new Headers({ "Accept-Language": locale }), requestId, keyedHeaders);
    },
    renderSingle({ path, search }, incoming, requestId) {
      const headers = new Headers();
      for (const name of visitorHeaders) {
        const value = incoming[name];
        if (typeof value === "string") headers.set(name, value);
      }
      return render(path + search, headers, requestId, []);
    },
  };
}

function fallbackResponse(status: number, requestId: string): Response {
  const { headers, body } = fallbackErrorPage(status, requestId);
  return new Response(body, { status, headers });
}
