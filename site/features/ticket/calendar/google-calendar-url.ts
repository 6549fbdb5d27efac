import { zoneOffset } from "#contract/time-zone.ts";
import type { DatedEvent } from "../event/event-facts.ts";

/**
 * A link that opens Google Calendar with the event filled in. Google learns of it with a press, and of the event only.
 * The parameters are those that Google's own "add to calendar" links use; the description would make the link too long.
 */
export function googleCalendarUrl({ title, start, end = start, timeZone, location }: DatedEvent): string {
  const clock = (moment: Date) =>
    new Date(moment.getTime() + zoneOffset(timeZone, moment) * 60_000).toISOString().replace(/[-:]|\.\d+Z/g, "");
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${clock(start)}/${clock(end)}`,
    ctz: timeZone,
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
