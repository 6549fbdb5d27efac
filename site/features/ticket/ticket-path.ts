import type { Params } from "#site/routes.ts";

/** The three parameters of a ticket's URL. Together they are its credential: never logged, never in a head tag. */
export interface TicketParams {
  readonly slug: string;
  readonly packageUuid: string;
  readonly ticketUuid: string;
}

/** @param params as the URL names them */
export function ticketParamsOf({ slug, package_uuid, ticket_uuid }: Params<"ticket">): TicketParams {
  return { slug, packageUuid: package_uuid, ticketUuid: ticket_uuid };
}

export function ticketPath({ slug, packageUuid, ticketUuid }: TicketParams): string {
  return `/ticket/${[slug, packageUuid, ticketUuid].map(encodeURIComponent).join("/")}`;
}
