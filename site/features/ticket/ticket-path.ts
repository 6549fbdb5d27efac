import type { Params } from "#site/routes.ts";

/** The three parameters of a ticket's URL. Together they are its credential: never logged, never in a head tag. */
export type TicketParams = Params<"ticket">;

export function ticketPath({ slug, package_uuid, ticket_uuid }: TicketParams): string {
  return `/ticket/${[slug, package_uuid, ticket_uuid].map(encodeURIComponent).join("/")}`;
}
