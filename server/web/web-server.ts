import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FileHandler } from "#server/files/send-file.ts";
import { handleClientErrors } from "#server/http/client-errors.ts";
import type { MessageEndpoint } from "#server/http/request/message-endpoint.ts";
import { readFormBody } from "#server/http/request/read-form-body.ts";
import { hasValidHost, readRequestTarget } from "#server/http/request/request-target.ts";
import { newRequestId } from "#server/http/request-id.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { pieceBytes } from "#server/http/send-body.ts";
import { closeSlowReaders } from "#server/http/slow-readers.ts";
import type { FormService, Route, RouteForm } from "#site/http/define-routes.ts";
import { type MessageName, matchRoute, type RouteMatch, routeOf, type SiteRouteName } from "#site/routes.ts";
import type { SiteRequest } from "#site/site-request.ts";
import { type CheckReadiness, sendHealth } from "./health.ts";
import { createPlainResponses } from "./plain-responses.ts";
import { createRedirect, type HttpContext, isAhead, isShared, readSiteRequest } from "./read-site-request.ts";
import { createReadVisitor, type VisitorDeps } from "./read-visitor.ts";
import { createSendPage, type SendPageDeps } from "./send-page.ts";

export interface WebServerDeps extends SendPageDeps, VisitorDeps {
  /** Called in turn; the first that answers ends the search. */
  readonly files: readonly FileHandler[];
  readonly checkReadiness: CheckReadiness;
  /** Whether another instance must answer: all requests but health checks get a 504, at which nginx tries the next one. */
  readonly isIsolated?: (() => boolean) | undefined;
  /** A route without an endpoint is not found. */
  readonly messageEndpoints?: Readonly<Partial<Record<MessageName, MessageEndpoint>>> | undefined;
  /** See http/security-headers.ts. */
  readonly hstsPreload?: boolean | undefined;
}

/**
 * Connections that may be open at a time; more are closed at once. Ten thousand idle ones take 60 to 90 MB.
 */
const maxConnections = 12_000;

/** Requests of one connection: the response to the last says that it closes. So many of 4 kB each may wait for their turn. */
const maxRequests = 1000;

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

/** Where a request's body is not read, or may be part of another request, the connection cannot be used again. */
const closing = { Connection: "close" };

/** Creates the HTTP server of the process. It does not listen yet. */
export function createWebServer(deps: WebServerDeps): Server {
  const { files, metrics, ticketMissLimiter, messageEndpoints = {}, checkReadiness } = deps;
  const { settings, log } = deps.services;
  const defaultHeaders = Object.freeze(securityHeaders(settings.origin, deps.hstsPreload));
  const plainResponses = createPlainResponses(defaultHeaders, log);
  const { setDefaultHeaders, sendError, sendTooMany, redirect, fail } = plainResponses;
  const findRedirect = createRedirect(settings);
  const readVisitor = createReadVisitor(deps, settings.origin);
  const sendPage = createSendPage(deps, defaultHeaders, plainResponses);
  const isOffered: Record<FormService, boolean> = {
    "account-deletion": deps.accountDeletionFor !== undefined,
    reports: deps.reportsFor !== undefined,
  };
  // node:http would refuse a missing Host header without the headers of every response; `answer` refuses it with them.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (response.socket) answer(request, response);
    // Its turn, or never: a client that reads no response keeps no file open and no page in memory but the first. `close` is
    // emitted only on the response whose turn it is, so nothing that waits for that event may start earlier.
    else response.once("socket", () => answer(request, response));
  });
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequests;
  server.on("dropRequest", (_request, socket) => socket.destroy());
  if (metrics) server.on("drop", () => metrics.countDroppedConnection?.());
  handleClientErrors(server, defaultHeaders);
  closeSlowReaders(server);
  return server;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const target = readRequestTarget(request.url ?? "");
    const match = target.refusal ? notFound : findRoute(target.path);
    const context: HttpContext = { request, response, requestId: newRequestId(), ...match, ...target };
    response.once("close", () => {
      const sent = response.writableFinished ? response.statusCode : 0;
      const status = sent === 503 && isAhead(request.headers) ? 400 : sent; // refused: not an error that should alert
      metrics?.observeRequest?.(routeOf(context.name).label, status, (performance.now() - startedAt) / 1000);
    });
    try {
      // Later bytes on this connection may be part of what a proxy took for this request.
      if (!hasValidHost(request)) sendError(context, 400, closing);
      else respond(context, routeOf(context.name));
    } catch (error) {
      fail(context, error);
    }
  }

  function findRoute(path: string): RouteMatch {
    const match = matchRoute(path);
    const isMessage = routeOf(match.name).answer === "message";
    return isMessage && !messageEndpoints[match.name as MessageName] ? notFound : match;
  }

  /** The way of every request, by what its route says. */
  function respond(context: HttpContext, route: Route): void {
    const { request, response, name, refusal } = context;
    const takeMessage = route.answer === "message" && messageEndpoints[name as MessageName];
    const form = request.method === "POST" && "form" in route && isOffered[route.form.service] ? route.form : undefined;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const location = isRead && !takeMessage ? findRedirect(context) : undefined;
    if (refusal && location === undefined) sendError(context, refusal);
    else if (deps.isIsolated?.() && route.answer !== "health") sendError(context, 504, closing);
    else if (takeMessage) {
      setDefaultHeaders(context);
      finish(context, takeMessage(request, response));
    } else if (!isRead && !form) sendError(context, 405, { Allow: "GET, HEAD", ...closing });
    else if (location !== undefined) redirect(context, location);
    else if (route.answer === "health") {
      setDefaultHeaders(context);
      finish(context, sendHealth(response, name === "readyz", checkReadiness));
    } else if (route.answer === "file" || name === "not-found") finish(context, respondWithFile(context));
    else respondWithPage(context as HttpContext<SiteRouteName>, form);
  }

  async function respondWithFile(context: HttpContext): Promise<void> {
    const { request, response, path, search } = context;
    setDefaultHeaders(context);
    for (const sendFile of files) if (await sendFile(request, response, path, search)) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name); // a page has all of its own headers
    respondWithPage({ ...context, ...notFound });
  }

  function respondWithPage(context: HttpContext<SiteRouteName>, form?: RouteForm): void {
    const { request } = context;
    const route = routeOf(context.name);
    if (route.limit === "ticket-misses" && sendTooMany(context, ticketMissLimiter?.check(request))) return;
    const siteRequest = readSiteRequest(context);
    // A browser drops a prefetch that fails. The press requests it again, and is redirected and counted.
    if (route.perVisitor?.(siteRequest.query) && isAhead(request.headers)) sendError(context, 503);
    else if (form) finish(context, respondToForm(context, siteRequest, form));
    else if (isShared(siteRequest)) sendPage(context, siteRequest);
    else sendPage(context, siteRequest, readVisitor(request));
  }

  /** Forms of a form's type and size get to the page that reads them. */
  async function respondToForm(context: HttpContext, siteRequest: SiteRequest, from: RouteForm): Promise<void> {
    const { request } = context;
    const form = await readFormBody(request, from.service);
    // The rest of an unread body would be parsed as the next request.
    if ("status" in form) sendError(context, form.status, request.complete ? {} : closing);
    else sendPage(context, siteRequest, readVisitor(request, { ...form, ...from }));
  }

  function finish(context: HttpContext, responding: Promise<void>): void {
    responding.catch((error: unknown) => fail(context, error));
  }
}
