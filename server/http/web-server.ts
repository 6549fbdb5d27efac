import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { PageCache } from "#server/cache/page-cache.ts";
import { type PageRequest, readPageRequest } from "#server/cache/page-request.ts";
import { createPageRenderer, type RenderPage } from "#server/cache/render-page.ts";
import { createSendPage } from "#server/cache/send-page.ts";
import type { FileHandler } from "#server/files/send-file.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { routeKind } from "#server/observability/route-kind.ts";
import type { TicketMissLimiter } from "#server/tickets/ticket-miss-limiter.ts";
import { isFormPath, isFormWithSecret } from "#site/http/form-paths.ts";
import type { RequestBindings } from "#site/page.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import type { AppLinkRedirect } from "./app-link-redirect.ts";
import { handleClientErrors } from "./client-errors.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { type CheckReadiness, sendHealth } from "./health.ts";
import { createRenderGate, type RenderGate } from "./render-gate.ts";
import { isSameOrigin } from "./request/is-same-origin.ts";
import { readFormBody } from "./request/read-form-body.ts";
import { requestLocale } from "./request/request-locale.ts";
import { readRequestTarget } from "./request/request-target.ts";
import { newRequestId } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";
import { closeSlowReaders } from "./slow-readers.ts";

export interface WebServerDeps extends Omit<RequestBindings, "requestId" | "accountDeletion"> {
  readonly renderPage: RenderPage;
  /** Without one, each request renders its page. */
  readonly pageCache?: PageCache | undefined;
  /** Called in turn; the first that answers ends the search. */
  readonly files: readonly FileHandler[];
  readonly checkReadiness: CheckReadiness;
  readonly appLinkRedirect?: AppLinkRedirect | undefined;
  readonly metrics?: RequestMetrics | undefined;
  /** Called with the post of each post page that is sent to a visitor. */
  readonly countView?: ((postUuid: string) => void) | undefined;
  /** The account deletion that pages may use for a visitor; without it, no page takes POST. */
  readonly accountDeletionFor?: ((request: IncomingMessage) => AccountDeletion) | undefined;
  /** By the paths that take messages of browsers. */
  readonly messageEndpoints?: ReadonlyMap<string, MessageEndpoint> | undefined;
  readonly ticketMissLimiter?: TicketMissLimiter | undefined;
  /** See ./security-headers.ts. */
  readonly hstsPreload?: boolean | undefined;
  readonly renderGate?: RenderGate | undefined;
}

type MessageEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type RequestMetrics = Pick<Metrics, "observeRequest"> &
  Partial<Pick<Metrics, "observeCache" | "countShed" | "countDroppedConnection">>;

/**
 * Connections that may be open at a time; more are closed at once. Ten thousand idle ones take 60 to 90 MB.
 */
const maxConnections = 12_000;

/** Limits, in milliseconds and bytes, against clients that hold connections open. node:http waits for minutes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 13_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Creates the HTTP server of the process. It does not listen yet. */
export function createWebServer(deps: WebServerDeps): Server {
  const {
    renderPage,
    pageCache,
    files,
    checkReadiness,
    appLinkRedirect,
    metrics,
    countView,
    messageEndpoints,
    ticketMissLimiter,
    hstsPreload,
    renderGate = createRenderGate(),
    accountDeletionFor,
    ...bindings
  } = deps;
  const { log, settings } = bindings;
  const defaultHeaders = Object.freeze(securityHeaders(settings.origin, hstsPreload));
  const renderer = createPageRenderer({
    ...bindings,
    renderPage,
    defaultHeaders,
    renderGate,
    onShed: metrics?.countShed,
  });
  const sendPage = createSendPage(
    renderer,
    pageCache,
    // Without it, a page can do nothing with a form of another site but say so, in the visitor's language.
    (request) =>
      request.method === "POST" && !isSameOrigin(request.headers, settings.origin, isFormWithSecret(request.url ?? ""))
        ? undefined
        : accountDeletionFor?.(request),
    {
      observeCache: metrics?.observeCache,
      countView,
      refuseMiss: (request, response, path, requestId) =>
        sendTooMany(request, response, requestId, ticketMissLimiter?.countMiss(request, path)),
    },
  );

  // node:http would refuse a missing Host header without the headers of every response; `respond` refuses it with them.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    const requestId = newRequestId();
    if (metrics) observe(request, response, metrics);
    const fail = (error: unknown) => {
      log.error({ err: error, requestId, method: request.method }, "request failed");
      if (response.headersSent) response.destroy();
      else sendError(request, response, 500, requestId);
    };
    try {
      const pending = respond(request, response, requestId);
      if (pending instanceof Promise) pending.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  server.maxConnections = maxConnections;
  if (metrics) server.on("drop", () => metrics.countDroppedConnection?.());
  handleClientErrors(server, defaultHeaders);
  closeSlowReaders(server);
  return server;

  /**
   * The way of every request: checks, forms, shared pages (cached or rendered), files, all other pages. Not an async
   * function: cached pages, which are most requests, are sent without a promise.
   */
  function respond(request: IncomingMessage, response: ServerResponse, requestId: string): void | Promise<void> {
    // What follows on this connection may be part of what a proxy took for this request.
    if (!hasValidHost(request)) return sendError(request, response, 400, requestId, { Connection: "close" });
    const target = readRequestTarget(request.url ?? "");
    if (!target.ok) return sendError(request, response, target.status, requestId);

    const { path, search } = target;
    const takeMessage = messageEndpoints?.get(path);
    if (takeMessage) {
      setDefaultHeaders(response, requestId);
      return takeMessage(request, response);
    }
    if (request.method === "POST" && accountDeletionFor && isFormPath(path)) {
      return sendForm(request, response, target, requestId);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      // The request's body is not read, so the connection cannot be used again.
      return sendError(request, response, 405, requestId, { Allow: "GET, HEAD", Connection: "close" });
    }
    const location = appLinkRedirect?.(request, target);
    if (location !== undefined) return redirect(response, location, requestId);

    if (sendTooMany(request, response, requestId, ticketMissLimiter?.check(request, path))) return;

    const pageRequest = readPageRequest(path, search, request.headers);
    if (pageRequest.sharing !== "none") return sendPage(request, response, pageRequest, requestId);
    return sendUnshared(request, response, path, pageRequest, requestId);
  }

  /** The way of what visitors do not share: health, files, and pages for a single visitor. */
  async function sendUnshared(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    pageRequest: PageRequest,
    requestId: string,
  ): Promise<void> {
    setDefaultHeaders(response, requestId);
    if (await sendHealth(response, path, checkReadiness)) return;
    for (const sendFile of files) if (await sendFile(request, response, path)) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name); // a page has all of its own headers
    return sendPage(request, response, pageRequest, requestId);
  }

  /** The way of a form: of a form's type and size, to the page that reads it. */
  async function sendForm(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: { readonly path: string; readonly search: string },
    requestId: string,
  ): Promise<void> {
    const refuse = (status: number) =>
      // The rest of an unread body would be parsed as the next request.
      sendError(request, response, status, requestId, request.complete ? {} : { Connection: "close" });
    const form = await readFormBody(request);
    if ("status" in form) return refuse(form.status);
    return sendPage(request, response, readPageRequest(path, search, request.headers), requestId, form);
  }

  function setDefaultHeaders(response: ServerResponse, requestId: string): void {
    for (const [name, value] of Object.entries(defaultHeaders)) response.setHeader(name, value);
    response.setHeader("X-Request-Id", requestId);
  }

  function sendError(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    requestId: string,
    more: Readonly<Record<string, string>> = {},
  ): void {
    if (response.headersSent) return; // ./client-errors.ts has answered
    const { headers, body } = fallbackErrorPage(status, requestId, requestLocale(request.headers));
    response.writeHead(status, { ...defaultHeaders, ...headers, ...more }).end(body);
  }

  /** @returns whether there are seconds to wait, which it has sent */
  function sendTooMany(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    retryAfter: number | undefined,
  ): boolean {
    if (retryAfter === undefined) return false;
    sendError(request, response, 429, requestId, { "Retry-After": String(retryAfter) });
    return true;
  }

  function redirect(response: ServerResponse, location: string, requestId: string): void {
    setDefaultHeaders(response, requestId);
    response.writeHead(302, {
      Location: location,
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer", // the URL of a ticket is a credential
    });
    response.end();
  }
}

/**
 * Whether a request has exactly one Host header, or none in HTTP/1.0. With two, a proxy may read one and this server
 * the other (RFC 9112, section 3.2); `request.headers` has the first only.
 */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function observe(request: IncomingMessage, response: ServerResponse, metrics: Pick<Metrics, "observeRequest">): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : 0;
    metrics.observeRequest(routeKind(request.url ?? ""), status, (performance.now() - startedAt) / 1000);
  });
}
