import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { countPath } from "#site/features/counting/count-path.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import type { AppLinkHost } from "./app-link-host.ts";
import type { FileHandler } from "./file-answer.ts";
import { answerHealth, type IsReady } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { answerParserFaults } from "./parser-faults.ts";
import { plainAnswer } from "./plain-answer.ts";
import { type RequestTarget, readRequestTarget } from "./request-target.ts";
import { routeKind } from "./route-kind.ts";
import { mayBeFramed, securityHeaders } from "./security-headers.ts";

/** What the server knows of a request; site/middleware.ts completes it. */
export type RequestLocals = Pick<
  App.Locals,
  "settings" | "productApi" | "signPicture" | "loadPicture" | "log" | "requestId"
>;

/** Renders a page; a page that throws is answered with a styled 500, or an empty one where that fails too. */
export type RenderPage = (request: Request, locals: RequestLocals) => Promise<Response>;

export interface WebServerParts {
  readonly renderPage: RenderPage;
  /** Asked in turn, before any page is rendered. */
  readonly files: readonly FileHandler[];
  readonly settings: SiteSettings;
  readonly productApi: ProductApi;
  readonly signPicture: RequestLocals["signPicture"];
  readonly loadPicture: RequestLocals["loadPicture"];
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
  const headers = Object.freeze(securityHeaders(parts.settings.origin.startsWith("https:")));
  // The Host header is never read; its absence is refused below, with headers that node:http's own refusal lacks.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    const requestId = randomUUID();
    if (parts.metrics) observe(request, response, parts.metrics);
    for (const name in headers) response.setHeader(name, headers[name] as string);
    response.setHeader("X-Request-Id", requestId);
    answer(request, response, requestId).catch((error: unknown) => {
      parts.log.error({ err: error, requestId, method: request.method }, "request failed");
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, requestId);
    });
  });
  answerParserFaults(server, headers);
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (request.headers.host === undefined && request.httpVersion === "1.1") return sendPlain(response, 400, requestId);
    const target = readRequestTarget(request.url ?? "");
    if (!target.ok) return sendPlain(response, target.status, requestId);
    if (parts.countEndpoint && target.path === countPath) return parts.countEndpoint(request, response);
    if (!allowedMethods.includes(request.method ?? "")) {
      response.setHeader("Allow", allowedMethods.join(", "));
      // What is left of the body is not read, so the connection cannot be used again.
      response.setHeader("Connection", "close");
      return sendPlain(response, 405, requestId);
    }
    if (parts.appLinkHost?.(request, response, target)) return;
    if (await answerHealth(response, target.path, parts.isReady)) return;
    for (const file of parts.files) if (await file(request, response, target.path)) return;
    const page = await parts.renderPage(pageRequest(request, target), {
      settings: parts.settings,
      productApi: parts.productApi,
      signPicture: parts.signPicture,
      loadPicture: parts.loadPicture,
      log: parts.log.child({ requestId }),
      requestId,
    });
    if (page.status >= 500 && page.body === null) return sendPlain(response, page.status, requestId);
    response.statusCode = page.status;
    response.setHeaders(page.headers);
    if (mayBeFramed(page.headers.get("Content-Security-Policy"))) response.removeHeader("X-Frame-Options");
    if (page.body === null) {
      response.end();
      return;
    }
    const body = Buffer.from(await page.arrayBuffer());
    response.setHeader("Content-Length", body.length);
    response.end(body); // node:http leaves it out for HEAD
  }

  /** The address is built on the configured origin: what a client claims in its Host header counts for nothing. */
  function pageRequest(request: IncomingMessage, target: RequestTarget & { ok: true }): Request {
    // Astro's own endpoints (/_image resizes to any width, /_server-islands…) are not part of this site.
    const path = target.path.startsWith("/_") ? "/404" : target.path;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string") headers.set(name, value);
      else for (const item of value ?? []) headers.append(name, item);
    }
    return new Request(parts.settings.origin + path + target.search, { method: request.method ?? "GET", headers });
  }
}

function observe(request: IncomingMessage, response: ServerResponse, metrics: Pick<Metrics, "observeRequest">): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : 0;
    metrics.observeRequest(routeKind(request.url ?? ""), status, (performance.now() - startedAt) / 1000);
  });
}

function sendPlain(response: ServerResponse, status: number, requestId: string): void {
  const { headers, body } = plainAnswer(status, requestId);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}
