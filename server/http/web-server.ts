import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { PageCache } from "#server/cache/page-cache.ts";
import { createPageAnswers } from "#server/cache/page-responder.ts";
import { createKnownTargets, readPageTarget } from "#server/cache/page-target.ts";
import { createTargetRenderer, type RenderPage } from "#server/cache/render-target.ts";
import type { FileHandler } from "#server/files/send-file.ts";
import type { StaticFiles } from "#server/files/static-files.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { routeKind } from "#server/observability/route-kind.ts";
import { countPath } from "#site/features/counting/count-path.ts";
import type { RequestBindings } from "#site/page.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import type { AppLinkHost } from "./app-link-host.ts";
import { handleClientErrors } from "./client-errors.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { type IsReady, respondHealth } from "./health.ts";
import { newRequestId } from "./request-id.ts";
import { readRequestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";

export interface WebServerParts {
  readonly renderPage: RenderPage;
  /** Without one, each request has its page rendered. */
  readonly pageCache?: PageCache | undefined;
  readonly staticFiles?: StaticFiles | undefined;
  /** Asked in turn, before any page is rendered. */
  readonly files: readonly FileHandler[];
  readonly settings: SiteSettings;
  readonly productApi: ProductApi;
  readonly signImage: RequestBindings["signImage"];
  readonly loadImage: RequestBindings["loadImage"];
  readonly isReady: IsReady;
  readonly log: Logger;
  /** Answers for the app's own host, where there is one; asked before anything that is served or kept. */
  readonly appLinkHost?: AppLinkHost | undefined;
  readonly metrics?: Pick<Metrics, "observeRequest"> | undefined;
  /** The one address that takes a POST. */
  readonly countEndpoint?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
}

const allowedMethods = ["GET", "HEAD"];

/**
 * Limits against clients that hold connections open, in milliseconds and bytes. node:http leaves slow ones alone
 * for minutes; a request of this site is one small packet, so these are generous.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Wires the one HTTP server of the process. It does not listen yet. */
export function createWebServer(parts: WebServerParts): Server {
  const { renderPage, pageCache, staticFiles, files, settings, productApi, signImage, loadImage, isReady, log } = parts;
  const { appLinkHost, metrics, countEndpoint } = parts;
  const defaults = Object.freeze(securityHeaders(settings.origin));
  const siteHost = new URL(settings.origin).host;
  const pages = createPageAnswers(
    createTargetRenderer({ renderPage, settings, productApi, signImage, loadImage, log, defaults }),
    pageCache,
  );
  const knownTargets = createKnownTargets();
  // No page learns the Host header; its absence is refused below, with headers that node:http's own refusal lacks.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (metrics) observe(request, response, metrics);
    leaveOutWhatIsImplied(request, response);
    const requestId = newRequestId();
    const hosts = countHosts(request);
    try {
      if (hosts === 1 && answerAtOnce(request, response, requestId)) return;
    } catch (error) {
      return fail(error, request, response, requestId);
    }
    for (const name in defaults) response.setHeader(name, defaults[name] as string);
    response.setHeader("X-Request-Id", requestId);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return sendPlain(response, 400, requestId);
    answer(request, response, requestId).catch((error: unknown) => fail(error, request, response, requestId));
  });
  handleClientErrors(server, defaults);
  return server;

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse, requestId: string): void {
    log.error({ err: error, requestId, method: request.method }, "request failed");
    if (response.headersSent) response.destroy();
    else sendPlain(response, 500, requestId);
  }

  /** The short way, of a file of the build and of a request line that has gone the long way to a shared page before. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const { url = "", method = "" } = request;
    const { host } = request.headers;
    if (!allowedMethods.includes(method) || (appLinkHost && host !== siteHost)) return false;
    if (staticFiles?.fromMemory(request, response, url, requestId)) return true;
    const target = knownTargets.get(url);
    if (!target) return false;
    if (pages.fromCache(request, response, target, requestId)) return true;
    pages.rendered(request, response, target, requestId).catch((error) => fail(error, request, response, requestId));
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { url = "" } = request;
    const asked = readRequestTarget(url);
    if (!asked.ok) return sendPlain(response, asked.status, requestId);
    if (countEndpoint && asked.path === countPath) return countEndpoint(request, response);
    if (!allowedMethods.includes(request.method ?? "")) {
      response.setHeader("Allow", allowedMethods.join(", "));
      // What is left of the body is not read, so the connection cannot be used again.
      response.setHeader("Connection", "close");
      return sendPlain(response, 405, requestId);
    }
    if (appLinkHost?.(request, response, asked)) return;
    if (await respondHealth(response, asked.path, isReady)) return;
    if (staticFiles?.fromMemory(request, response, asked.path, requestId)) return;
    if (await staticFiles?.fromDisk(request, response, asked.path)) return;
    for (const file of files) if (await file(request, response, asked.path)) return;
    const target = readPageTarget(asked.path, asked.search);
    // Whatever else has this address now, such as a picture that is not there yet, may have another owner later.
    if (target.sharing !== "none") knownTargets.add(url, target);
    // A page comes with all of its headers.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (pages.fromCache(request, response, target, requestId)) return;
    await pages.rendered(request, response, target, requestId);
  }
}

/**
 * In HTTP/1.1 a connection is kept unless an answer says otherwise (RFC 9112, section 9.3): Node's two lines that say so
 * are 47 bytes of each first view. Who asked for an end, or speaks HTTP/1.0, is told as ever.
 */
function leaveOutWhatIsImplied(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === "1.1" && response.shouldKeepAlive) response.removeHeader("Connection");
}

/**
 * The number of Host lines. More than one is refused (RFC 9112, section 3.2): a proxy may read one and this server
 * another, and `headers` has the first one only.
 */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

function observe(request: IncomingMessage, response: ServerResponse, metrics: Pick<Metrics, "observeRequest">): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : 0;
    metrics.observeRequest(routeKind(request.url ?? ""), status, (performance.now() - startedAt) / 1000);
  });
}

function sendPlain(response: ServerResponse, status: number, requestId: string): void {
  const { headers, body } = fallbackErrorPage(status, requestId);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}
