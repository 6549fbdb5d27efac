import type { RequestContext } from "#site/page.ts";
import type { Ticket } from "#site/product-api/parse-ticket.ts";
import type { Params } from "#site/routes.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { loadTicket, ticketPath } from "../load-ticket.ts";

/** A ticket's URL is a credential: no other site gets it, and no search engine indexes it. */
const privateHeaders = {
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

type TicketFileName = "ticket-calendar" | "ticket-apple-wallet" | "ticket-google-wallet";

export interface TicketFileContext extends RequestContext<TicketFileName> {
  readonly ticket: Ticket;
  /** The ticket page's path, which identifies the ticket. */
  readonly path: string;
}

/**
 * Handles a URL under a ticket's path. Where the ticket cannot be loaded, the visitor gets to its page, which says why
 * and offers to try again.
 *
 * @param make returns `undefined` if this ticket has no such file, which is a 404
 */
export function ticketFile(make: (context: TicketFileContext) => Promise<SiteResponse | undefined>) {
  return async (context: RequestContext<TicketFileName>, params: Params<TicketFileName>) => {
    const path = ticketPath(params);
    const { productApi, settings, log } = context;
    const state = await loadTicket(productApi, params, { origin: settings.origin, log });
    if (state.kind === "loaded") return make({ ...context, ticket: state.ticket, path });
    // The server counts requests for tickets that do not exist (server/tickets/ticket-miss-limiter.ts).
    const isAbsent = state.kind === "failed" && (state.reason === "not-found" || state.reason === "gone");
    return { ...redirectPrivately(context.i18n.link(path)), isAbsent };
  };
}

/** A file for the visitor's device. @param name for the download; nothing of the ticket's URL */
export function privateFile(body: string | Uint8Array, type: string, name: string): SiteResponse {
  return {
    status: 200,
    headers: {
      ...privateHeaders,
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
    cache: "none",
    body,
  };
}

/** Redirects the visitor, without the ticket's URL as referrer. */
export function redirectPrivately(location: string): SiteResponse {
  return { status: 303, headers: { ...privateHeaders, Location: location }, cache: "none", body: undefined };
}
