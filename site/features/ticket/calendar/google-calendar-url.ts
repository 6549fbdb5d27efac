import { clockInZone } from "#contract/time-zone.ts";
import type { DatedEvent } from "../event/event-facts.ts";

/**
 * Returns a link that opens Google Calendar with the event filled in. Google gets nothing before a visitor follows it,
 * and nothing of the ticket. The parameters are those of
 * Google's own "add to calendar" links. The description is left out, because it would make the link too long.
 */
export function googleCalendarUrl(event: DatedEvent): string {
  const { title, start, end, timeZone, location } = event;
  const clock = (moment: Date) => clockInZone(timeZone, moment).toISOString();
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${clock(start)}/${clock(end ?? start)}`.replace(/[-:]|\.\d+Z/g, ""),
    ctz: timeZone,
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
