import { Hono } from "hono";
import type { BackendContext } from "#backend/backend-context.ts";
import { fail } from "#backend/fail.ts";
import { mediaUrl } from "#backend/media/media-url.ts";
import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import { findTicket, type StoredTicket } from "./tickets.queries.ts";

/** `GET /api/project/events/ticketSucces/{slug}/{package_uuid}/{ticket_uuid}`. */
export function ticketRoutes({ database, mediaOrigin }: BackendContext) {
  return new Hono().get("/api/project/events/ticketSucces/:slug/:package_uuid/:ticket_uuid", async (context) => {
    const { slug, package_uuid: packageUuid, ticket_uuid: ticketUuid } = context.req.param();
    const isValid = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
    const ticket = isValid ? await findTicket(database, { slug, packageUuid, ticketUuid }) : undefined;
    if (!ticket) return fail(context, "not-found");
    return context.json<TicketResponse>(toTicketResponse(ticket, mediaOrigin));
  });
}

function toTicketResponse(ticket: StoredTicket, mediaOrigin: string): TicketResponse {
  const url = (name: string) => mediaUrl(mediaOrigin, name);
  const { background, icon } = ticket;
  return {
    event: {
      title: ticket.title,
      address: ticket.address,
      description: ticket.description,
      start_time: new Date(ticket.start_time).toISOString(),
      end_time: ticket.end_time === null ? null : new Date(ticket.end_time).toISOString(),
      time_zone: ticket.time_zone,
      // An image on another host has no smaller version, so its own URL is returned instead.
      background:
        background === null ? null : { thumb: url(ticket.background_medium ?? background), original: url(background) },
      icon: icon === null ? null : { medium: url(ticket.icon_medium ?? icon), original: url(icon) },
    },
    package: { name: ticket.package_name, price: ticket.price_kurus / 100 },
    ticket_uuid: ticket.uuid,
    created_at: new Date(ticket.created_at).toISOString(),
  };
}
