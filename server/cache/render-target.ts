import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { LanguageCode } from "#locales/index.ts";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import type { RequestBindings } from "#site/page.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";
import { type Page, readPage } from "./page.ts";
import type { PageTarget } from "./page-target.ts";

/** The site (site/app.tsx): a page that throws becomes a styled 500, or an empty one where that fails too. */
export type RenderPage = (request: Request, bindings: RequestBindings) => Promise<Response>;

interface RendererParts extends Omit<RequestBindings, "requestId"> {
  readonly renderPage: RenderPage;
  readonly log: Logger;
  readonly defaults: Readonly<Record<string, string>>;
}

export interface TargetRenderer {
  /** A page that is shared is told nothing of whoever asks for it but the language. */
  readonly shared: (target: PageTarget, language: LanguageCode, whole: boolean, requestId: string) => Promise<Page>;
  readonly unshared: (target: PageTarget, request: IncomingMessage, requestId: string) => Promise<Page>;
}

/** Request headers that a page may read where its answer is for this visitor alone. */
const readHeaders = ["accept-language", "cookie", "if-none-match", "user-agent"];

/** Asks for pages. Neither way rejects: what throws is a plain 500, and is logged here. */
export function createTargetRenderer({ renderPage, defaults, log, ...locals }: RendererParts): TargetRenderer {
  const { origin } = locals.settings;
  const render = async (
    path: string,
    search: string,
    headers: Headers,
    requestId: string,
    covered: readonly string[],
  ) => {
    const options = { defaults, requestId, covered };
    try {
      const own = { log: log.child({ requestId }), requestId };
      const request = new Request(origin + path + search, { headers });
      const response = await renderPage(request, { ...locals, ...own });
      const silent = response.status >= 500 && response.body === null;
      return readPage(silent ? plainResponse(response.status, requestId) : response, options);
    } catch (error) {
      log.error({ err: error, requestId, method: "GET" }, "request failed");
      return readPage(plainResponse(500, requestId), options);
    }
  };
  return {
    shared({ path, search, sharing }, language, whole, requestId) {
      const wholeSearch = whole ? `${search === "" ? "?" : `${search}&`}${waitForDataParameter}=1` : search;
      const headers = new Headers({ "Accept-Language": language });
      const covered = sharing === "by-locale" ? ["accept-language", "cookie"] : [];
      return render(path, wholeSearch, headers, requestId, covered);
    },
    unshared({ path, search }, request, requestId) {
      const headers = new Headers();
      for (const name of readHeaders) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      return render(path, search, headers, requestId, []);
    },
  };
}

function plainResponse(status: number, requestId: string): Response {
  const { headers, body } = fallbackErrorPage(status, requestId);
  return new Response(body, { status, headers });
}
