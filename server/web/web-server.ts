import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FileHandler } from "#server/files/send-file.ts";
import { answerInTurn } from "#server/http/answer-in-turn.ts";
import { handleClientErrors } from "#server/http/client-errors.ts";
import { fallbackErrorHeaders, fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { type ClientAddress, createClientAddress, networksOf } from "#server/http/request/client-address.ts";
import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import type { MessageEndpoint } from "#server/http/request/message-endpoint.ts";
import { readFormBody } from "#server/http/request/read-form-body.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { readRequestTarget } from "#server/http/request/request-target.ts";
import { newRequestId } from "#server/http/request-id.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { pieceBytes } from "#server/http/send-body.ts";
import { closeSlowReaders } from "#server/http/slow-readers.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { CheckReadiness } from "#server/product-server/create-readiness-check.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import type { FormService, Route, RouteForm } from "#site/http/define-routes.ts";
import type { SiteServices } from "#site/page.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import type { Reports } from "#site/product-api/reports.ts";
import { type MessageName, matchRoute, routeOf, type SiteRouteName } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import type { PostedForm, SiteRequest, Visitor } from "#site/site-request.ts";
import type { AppLinkRedirect } from "./app-link-redirect.ts";
import { sendHealth } from "./health.ts";
import { findIdRedirect } from "./id-redirect.ts";
import { type HttpContext, isShared, readSiteRequest } from "./read-site-request.ts";
import { createLoadShedder, createRenderPage, type LoadShedder } from "./render-page.ts";
import { createSendPage, type SendPageDeps } from "./send-page.ts";
import { isAhead } from "./who-asks.ts";

export interface WebServerDeps extends SendPageDeps {
  readonly site: Site;
  readonly services: SiteServices;
  /** Called in turn; the first that answers ends the search. */
  readonly files: readonly FileHandler[];
  readonly checkReadiness: CheckReadiness;
  /** Whether another instance must answer: all requests but health checks get a 504, at which nginx tries the next one. */
  readonly isIsolated?: (() => boolean) | undefined;
  readonly appLinkRedirect?: AppLinkRedirect | undefined;
  readonly metrics?: RequestMetrics | undefined;
  /** Without it, the address of the connection. */
  readonly clientAddress?: ClientAddress | undefined;
  /** The account deletion that pages may use for a visitor; without it, its pages take no POST. */
  readonly accountDeletionFor?: ((request: IncomingMessage) => AccountDeletion) | undefined;
  /** As `accountDeletionFor`, for reports. */
  readonly reportsFor?: ((request: IncomingMessage) => Reports) | undefined;
  /** A route without an endpoint is not found. */
  readonly messageEndpoints?: Readonly<Partial<Record<MessageName, MessageEndpoint>>> | undefined;
  /** See http/security-headers.ts. */
  readonly hstsPreload?: boolean | undefined;
  readonly loadShedder?: LoadShedder | undefined;
}

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
  /** Of a socket's buffer, so that each piece of a body is written once the previous one is. */
  highWaterMark: pieceBytes,
};

const notFound = { name: "not-found", params: {} } as const;

/** Creates the HTTP server of the process. It does not listen yet. */
export function createWebServer(deps: WebServerDeps): Server {
  const { site, services, files, metrics, accountDeletionFor, reportsFor, ticketMissLimiter } = deps;
  const { loadShedder = createLoadShedder(), messageEndpoints = {}, appLinkRedirect, checkReadiness } = deps;
  const { clientAddress = createClientAddress([]) } = deps;
  const { log, settings } = services;
  const isOffered: Record<FormService, boolean> = {
    "account-deletion": accountDeletionFor !== undefined,
    reports: reportsFor !== undefined,
  };
  const defaultHeaders = Object.freeze(securityHeaders(settings.origin, deps.hstsPreload));
  const renderPage = createRenderPage({ site, services, defaultHeaders, loadShedder, onShed: metrics?.countShed });
  const sendPage = createSendPage(deps, renderPage, sendTooMany);

  // node:http would refuse a missing Host header without the headers of every response; `respond` refuses it with them.
  const server = createServer({ ...limits, requireHostHeader: false }, answerInTurn(answer));
  server.maxConnections = maxConnections;
  if (metrics) server.on("drop", () => metrics.countDroppedConnection?.());
  handleClientErrors(server, defaultHeaders);
  closeSlowReaders(server);
  return server;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    let context: HttpContext = { request, response, requestId: newRequestId(), ...notFound, path: "", search: "" };
    const startedAt = performance.now();
    response.once("close", () => {
      const sent = response.writableFinished ? response.statusCode : 0;
      const status = sent === 503 && isAhead(request.headers) ? 400 : sent; // refused, and no failure that wakes anybody
      metrics?.observeRequest(labelOf(context), status, (performance.now() - startedAt) / 1000);
    });
    const fail = (error: unknown) => {
      log.error({ err: error, requestId: context.requestId, method: request.method }, "request failed");
      if (response.headersSent) response.destroy();
      else sendError(context, 500);
    };
    try {
      // Later bytes on this connection may be part of what a proxy took for this request.
      if (!hasValidHost(request)) {
        sendError(context, 400, { Connection: "close" });
        return;
      }
      const url = readRequestTarget(request.url ?? "");
      if (!url.ok) {
        sendError(context, url.status);
        return;
      }
      context = { ...context, ...matchRoute(url.path), path: url.path, search: url.search };
      const isMessage = routeOf(context.name).answer === "message";
      if (isMessage && !messageEndpoints[context.name as MessageName]) context = { ...context, ...notFound };
      const pending = respond(context, routeOf(context.name));
      if (pending instanceof Promise) pending.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  /**
   * The way of every request with a valid target, by what its route says. Not an async function: cached pages, which are
   * most requests, are sent without a promise.
   */
  function respond(context: HttpContext, route: Route): void | Promise<void> {
    const { request, response, name } = context;
    // What a form or message has in its body is not read, so the connection cannot be used again.
    if (deps.isIsolated?.() && route.answer !== "health") return sendError(context, 504, { Connection: "close" });
    const takeMessage = route.answer === "message" && messageEndpoints[name as MessageName];
    if (takeMessage) {
      setDefaultHeaders(context);
      return takeMessage(request, response);
    }
    const isForm = request.method === "POST" && "form" in route && isOffered[route.form.service];
    if (request.method !== "GET" && request.method !== "HEAD" && !isForm) {
      // The request's body is not read, so the connection cannot be used again.
      return sendError(context, 405, { Allow: "GET, HEAD", Connection: "close" });
    }
    const location = appLinkRedirect?.(context);
    if (location !== undefined && !isForm) return redirect(context, location);
    const byId = findIdRedirect(context);
    if (byId !== undefined) return redirect(context, new URL(settings.origin + byId).href);
    if (route.answer === "health") {
      setDefaultHeaders(context);
      return sendHealth(response, name === "readyz", checkReadiness);
    }
    if (route.answer === "file" || name === "not-found") return respondWithFile(context);
    return respondWithPage(context as HttpContext<SiteRouteName>);
  }

  async function respondWithFile(context: HttpContext): Promise<void> {
    const { request, response, path } = context;
    setDefaultHeaders(context);
    for (const sendFile of files) if (await sendFile(request, response, path)) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name); // a page has all of its own headers
    return respondWithPage({ ...context, ...notFound });
  }

  function respondWithPage(context: HttpContext<SiteRouteName>): void | Promise<void> {
    const { request } = context;
    const route = routeOf(context.name);
    if (route.limit === "ticket-misses") {
      if (sendTooMany(context, ticketMissLimiter?.check(request))) return;
    }
    const siteRequest = readSiteRequest(context);
    // A browser drops a prefetch that fails. The press requests it again, and is redirected and counted.
    if (route.perVisitor?.(siteRequest.query) && isAhead(request.headers)) return sendError(context, 503);
    if (request.method === "POST" && route.form) return respondToForm(context, siteRequest, route.form);
    return isShared(siteRequest) ? sendPage(context, siteRequest) : sendPage(context, siteRequest, visitorOf(request));
  }

  /** Forms of a form's type and size get to the page that reads them. */
  async function respondToForm(context: HttpContext, siteRequest: SiteRequest, from: RouteForm): Promise<void> {
    const { request } = context;
    const form = await readFormBody(request, from.service);
    // The rest of an unread body would be parsed as the next request.
    if ("status" in form) return sendError(context, form.status, request.complete ? {} : { Connection: "close" });
    return sendPage(context, siteRequest, visitorOf(request, { ...form, ...from }));
  }

  function visitorOf(request: IncomingMessage, form?: PostedForm & RouteForm): Visitor {
    const { headers } = request;
    // Without its service, a page can do nothing with a form of another site but say so.
    const isForeign = form !== undefined && !isSameOrigin(headers, settings.origin, form.hasSecret);
    return {
      accept: headers.accept ?? "",
      // No script can set this header, which browsers send over https.
      cookie: (headers["sec-fetch-dest"] ?? "document") === "document" ? (headers.cookie ?? "") : "",
      userAgent: headers["user-agent"] ?? "",
      networks: networksOf(clientAddress(request)),
      form,
      accountDeletion: isForeign ? undefined : accountDeletionFor?.(request),
      reports: isForeign ? undefined : reportsFor?.(request),
    };
  }

  function setDefaultHeaders(context: HttpContext): void {
    const { response, requestId } = context;
    response.setHeader(routeHeader, labelOf(context));
    for (const [name, value] of Object.entries(defaultHeaders)) response.setHeader(name, value);
    response.setHeader("X-Request-Id", requestId);
  }

  function sendError(context: HttpContext, status: number, more: Readonly<Record<string, string>> = {}): void {
    const { request, response, requestId } = context;
    if (response.headersSent) return; // http/client-errors.ts has answered
    const page = fallbackErrorPage(status, requestId, requestLocale(request.headers));
    const headers = {
      ...defaultHeaders,
      [routeHeader]: labelOf(context),
      ...fallbackErrorHeaders(page, requestId),
      ...more,
    };
    response.writeHead(status, headers).end(page.body);
  }

  /** @returns whether there are seconds to wait, which it has sent */
  function sendTooMany(context: HttpContext, retryAfter: number | undefined): boolean {
    if (retryAfter === undefined) return false;
    sendError(context, 429, { "Retry-After": String(retryAfter) });
    return true;
  }

  function redirect(context: HttpContext, location: string): void {
    setDefaultHeaders(context);
    const { response } = context;
    response.writeHead(302, {
      Location: location,
      "Cache-Control": cachePolicies.none.cacheControl,
      "Referrer-Policy": "no-referrer", // the URL of a ticket is a credential
    });
    response.end();
  }
}

/** What logs and metrics call its route. */
function labelOf({ name }: HttpContext): string {
  return routeOf(name).label;
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
