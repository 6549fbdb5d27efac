/** The three parameters of a ticket's URL. Together they are its credential: never logged, never in a head tag. */
export interface TicketParams {
  readonly slug: string;
  readonly packageUuid: string;
  readonly ticketUuid: string;
}

export function ticketPath({ slug, packageUuid, ticketUuid }: TicketParams): string {
  return `/ticket/${[slug, packageUuid, ticketUuid].map(encodeURIComponent).join("/")}`;
}
