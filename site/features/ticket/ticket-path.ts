/** The three parts of a ticket's address. Together they are its credential: never logged, never in a head tag. */
export interface TicketAddress {
  readonly slug: string;
  readonly packageUuid: string;
  readonly ticketUuid: string;
}

export function ticketPath({ slug, packageUuid, ticketUuid }: TicketAddress): string {
  return `/ticket/${[slug, packageUuid, ticketUuid].map(encodeURIComponent).join("/")}`;
}
