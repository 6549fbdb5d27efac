import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** A ticket's address, of which all three parts must be right: together they are its credential. */
export interface TicketKey {
  readonly slug: string;
  readonly packageUuid: string;
  readonly ticketUuid: string;
}

export type StoredTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export function findTicket(database: Kysely<Tables>, { slug, packageUuid, ticketUuid }: TicketKey) {
  return database
    .selectFrom("tickets")
    .innerJoin("packages", "packages.uuid", "tickets.package_uuid")
    .innerJoin("events", "events.uuid", "packages.event_uuid")
    .leftJoin("media as background", "background.name", "events.background")
    .leftJoin("media as icon", "icon.name", "events.icon")
    .where("tickets.uuid", "=", ticketUuid)
    .where("packages.uuid", "=", packageUuid)
    .where("events.slug", "=", slug)
    .select([
      "tickets.uuid",
      "tickets.created_at",
      "packages.name as package_name",
      "packages.price_kurus",
      "events.title",
      "events.address",
      "events.description",
      "events.start_time",
      "events.end_time",
      "events.background",
      "background.medium as background_medium",
      "events.icon",
      "icon.medium as icon_medium",
    ])
    .executeTakeFirst();
}
