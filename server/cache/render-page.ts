import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "#locales/index.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import type { RenderGate } from "#server/http/render-gate.ts";
import type { FormBody } from "#server/http/request/read-form-body.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import type { RequestBindings } from "#site/page.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";
import type { PageRequest } from "./page-request.ts";
import { type RenderedPage, readResponse } from "./rendered-page.ts";

/** The site (site/app.tsx). */
export type RenderPage = (request: Request, bindings: RequestBindings) => Promise<Response>;

interface PageRendererDeps extends Omit<RequestBindings, "requestId" | "accountDeletion"> {
  readonly renderPage: RenderPage;
  /** Headers of every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly renderGate: RenderGate;
  /** Called for each page that the gate refuses. */
  readonly onShed?: (() => void) | undefined;
}

/** Neither function rejects: an error is logged and becomes a plain 500, a page that the gate refuses a 503. */
export interface PageRenderer {
  /** Renders a page for every visitor: it learns nothing of this one but the locale. */
  readonly renderShared: (request: PageRequest, waitForData: boolean, requestId: string) => Promise<RenderedPage>;
  /** Renders a page for a single visitor. */
  readonly renderSingle: (
    request: PageRequest,
    headers: IncomingHttpHeaders,
    requestId: string,
    visitor: Visitor,
  ) => Promise<RenderedPage>;
}

/** What only the page of a single visitor may use. */
export interface Visitor {
  readonly accountDeletion: RequestBindings["accountDeletion"];
  /** What the visitor has posted. */
  readonly form?: FormBody;
}

/** A burst of requests has passed by then. */
const retryAfterSeconds = "5";

/** Request headers that a page may read where its response is for a single visitor. */
const visitorHeaders = ["accept", "accept-language", "cookie", "if-none-match", "user-agent"];

export function createPageRenderer(deps: PageRendererDeps): PageRenderer {
  const { renderPage, defaultHeaders, renderGate, onShed, log, ...bindings } = deps;
  const { origin } = bindings.settings;

  async function render(
    url: string,
    init: RequestInit & { readonly headers: Headers },
    requestId: string,
    {
      keyedHeaders,
      openEnded = false,
      accountDeletion,
      locale,
    }: {
      keyedHeaders: readonly string[];
      openEnded?: boolean;
      locale: Locale;
      accountDeletion?: Visitor["accountDeletion"];
    },
  ) {
    const options = { defaultHeaders, requestId, keyedHeaders, openEnded };
    if (!(await renderGate.enter())) {
      onShed?.();
      // Who asks again at once then waits for a new connection, behind those who have not been answered yet.
      const headers = { "Retry-After": retryAfterSeconds, Connection: "close" };
      return readResponse(fallbackResponse(503, requestId, locale, headers), options);
    }
    try {
      const request = new Request(origin + url, init);
      const visitor = accountDeletion && { accountDeletion };
      const context = { ...bindings, ...visitor, log: log.child({ requestId }), requestId };
      const response = await renderPage(request, context);
      const isEmptyError = response.status >= 500 && response.body === null;
      return await readResponse(
        isEmptyError ? fallbackResponse(response.status, requestId, locale) : response,
        options,
      );
    } catch (error) {
      log.error({ err: error, requestId, method: init.method ?? "GET" }, "request failed");
      return readResponse(fallbackResponse(500, requestId, locale), options);
    } finally {
      renderGate.leave();
    }
  }

  return {
    renderShared({ path, search, sharing, locale, openEnded }, waitForData, requestId) {
      const query = waitForData ? `${search || "?"}${search && "&"}${waitForDataParameter}=1` : search;
      const keyedHeaders = sharing === "by-locale" ? ["accept-language", "cookie"] : [];
      const headers = new Headers({ "Accept-Language": locale });
      return render(path + query, { headers }, requestId, { keyedHeaders, openEnded, locale });
    },
    renderSingle({ path, search }, incoming, requestId, { accountDeletion, form }) {
      const headers = new Headers();
      for (const name of visitorHeaders) {
        const value = incoming[name];
        if (typeof value === "string") headers.set(name, value);
      }
      if (form) headers.set("Content-Type", form.contentType);
      const init = form ? { method: "POST", headers, body: form.bytes } : { headers };
      return render(path + search, init, requestId, {
        keyedHeaders: [],
        accountDeletion,
        locale: requestLocale(incoming),
      });
    },
  };
}

function fallbackResponse(
  status: number,
  requestId: string,
  locale: Locale,
  more: Readonly<Record<string, string>> = {},
): Response {
  const { headers, body } = fallbackErrorPage(status, requestId, locale);
  return new Response(body, { status, headers: { ...headers, ...more } });
}
