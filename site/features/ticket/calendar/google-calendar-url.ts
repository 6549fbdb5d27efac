import { clockInZone } from "#contract/time-zone.ts";
import { calendarDays, type DatedEvent } from "../event/event-facts.ts";

/**
 * Returns a link that opens Google Calendar with the event filled in. Google gets nothing before a visitor follows it,
 * and nothing of the ticket. An event whose start has no time becomes an all-day event. The parameters are those of
 * Google's own "add to calendar" links. The description is left out, because it would make the link too long.
 */
export function googleCalendarUrl(event: DatedEvent): string {
  const { title, start, startIsDay, end, endIsDay, timeZone, location } = event;
  const days = calendarDays(event);
  const clock = (moment: Date) => clockInZone(timeZone, moment).toISOString();
  const [from, to] = startIsDay ? [days.first, days.after] : [clock(start), clock(end && !endIsDay ? end : start)];
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${from}/${to}`.replace(/[-:]|\.\d+Z/g, ""),
    ctz: timeZone,
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
