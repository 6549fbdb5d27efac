import type { Context } from "hono";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { absentTag, setCacheTags } from "#site/http/cache-tags.ts";
import type { RequestContext } from "#site/page.ts";
import type { Ticket } from "#site/product-api/parse-ticket.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { crawlerTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SiteEnv, SiteHandler } from "#site/site-env.ts";
import { loadTicket } from "../load-ticket.ts";
import { type TicketParams, ticketPath } from "../ticket-path.ts";

/** Whatever is made of a ticket is stored nowhere, and its URL, a credential, is told to nobody. */
const privateHeaders = {
  "Cache-Control": cachePolicies.none,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export interface TicketFileContext extends RequestContext {
  readonly ticket: Ticket;
  /** The ticket page's path, which tells tickets apart. */
  readonly path: string;
}

/**
 * Handles a URL under a ticket's path. Where the ticket cannot be loaded, the visitor gets to its page, which says why
 * and offers to try again.
 *
 * @param make returns `undefined` if this ticket has no such file, which is a 404
 */
export function ticketFile(make: (context: TicketFileContext) => Promise<Response | undefined>): SiteHandler {
  return async (c) => {
    const { context } = c.var;
    const params = ticketParams(c);
    const path = ticketPath(params);
    const { productApi, settings, log } = context;
    const state = await loadTicket(productApi, params, { origin: settings.origin, timeoutMs: crawlerTimeoutMs, log });
    if (state.kind !== "loaded") {
      const response = redirectPrivately(context.i18n.link(path));
      if (state.kind === "failed" && isAbsent(state.reason)) setCacheTags(response.headers, [absentTag]);
      return response;
    }
    const response = await make({ ...context, ticket: state.ticket, path });
    return response ?? c.notFound();
  };
}

/** Whether there is no such ticket; the server counts such answers (server/tickets/ticket-miss-limiter.ts). */
function isAbsent(reason: Failure): boolean {
  return reason === "not-found" || reason === "gone";
}

function ticketParams(c: Context<SiteEnv>): TicketParams {
  const {
    slug = "",
    package_uuid: packageUuid = "",
    ticket_uuid: ticketUuid = "",
  } = c.req.param() as Record<string, string | undefined>;
  return { slug, packageUuid, ticketUuid };
}

/** A file for the visitor's device. @param name for the download; nothing of the ticket's URL */
export function privateFile(body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

/** Sends the visitor on, without the ticket's URL as referrer. */
export function redirectPrivately(location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location: location } });
}
