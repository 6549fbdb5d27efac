import { defineEndpoint } from "#site/route-handlers.ts";
import { privateFile, ticketFile } from "../actions/ticket-file.ts";
import { eventFacts, isDated } from "../event/event-facts.ts";

export const ticketCalendar = defineEndpoint(
  "ticket-calendar",
  ticketFile(async ({ ticket, path, i18n, ticketSecrets }) => {
    const event = eventFacts(ticket.event, i18n.t);
    if (!isDated(event)) return undefined;
    const { calendarFile } = await import("./calendar-file.ts");
    const uid = ticketSecrets.deriveId("calendar", path);
    const file = calendarFile(event, { uid, now: new Date(), locale: i18n.locale.code });
    return privateFile(file, "text/calendar; charset=utf-8", "ticket.ics");
  }),
);
