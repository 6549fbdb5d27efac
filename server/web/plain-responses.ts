import type { Logger } from "pino";
import { fallbackErrorHeaders, fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { routeHeader } from "#server/http/route-header.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { routeOf } from "#site/routes.ts";
import type { HttpContext } from "./read-site-request.ts";

/** The responses for which no page is rendered: errors and redirects. */
export type PlainResponses = ReturnType<typeof createPlainResponses>;

/** Creates the functions that send them. @param defaultHeaders of every response */
export function createPlainResponses(defaultHeaders: Readonly<Record<string, string>>, log: Pick<Logger, "error">) {
  /** Sets the headers of every response, for what sends its own afterwards. */
  function setDefaultHeaders({ response, requestId, name }: HttpContext): void {
    response.setHeader(routeHeader, routeOf(name).label);
    for (const [header, value] of Object.entries(defaultHeaders)) response.setHeader(header, value);
    response.setHeader("X-Request-Id", requestId);
  }

  function sendError(context: HttpContext, status: number, more: Readonly<Record<string, string>> = {}): void {
    const { request, response, requestId, name } = context;
    if (response.headersSent) return; // http/client-errors.ts has answered
    const page = fallbackErrorPage(status, requestId, requestLocale(request.headers));
    const headers = { [routeHeader]: routeOf(name).label, ...fallbackErrorHeaders(page, requestId), ...more };
    response.writeHead(status, { ...defaultHeaders, ...headers }).end(page.body);
  }

  return {
    setDefaultHeaders,
    sendError,
    /** @returns whether there are seconds to wait, which it has sent */
    sendTooMany(context: HttpContext, retryAfter: number | undefined): boolean {
      if (retryAfter === undefined) return false;
      sendError(context, 429, { "Retry-After": String(retryAfter) });
      return true;
    },
    redirect(context: HttpContext, location: string): void {
      setDefaultHeaders(context);
      const headers = {
        Location: location,
        "Cache-Control": cachePolicies.none.cacheControl,
        "Referrer-Policy": "no-referrer", // the URL of a ticket is a credential
      };
      context.response.writeHead(302, headers).end();
    },
    /** Ends a response that an error has stopped. */
    fail(context: HttpContext, error: unknown): void {
      const { request, response, requestId } = context;
      log.error({ err: error, requestId, method: request.method }, "request failed");
      if (response.headersSent) response.destroy();
      else sendError(context, 500);
    },
  };
}
