import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** The three parts of a ticket's URL. All must match: together they are the ticket's credential. */
export interface TicketKey {
  readonly slug: string;
  readonly packageUuid: string;
  readonly ticketUuid: string;
}

export type StoredTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Finds a ticket with its event, package and the smaller versions of the event's images. */
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
      "events.time_zone",
      "events.background",
      "background.medium as background_medium",
      "events.icon",
      "icon.medium as icon_medium",
    ])
    .executeTakeFirst();
}
