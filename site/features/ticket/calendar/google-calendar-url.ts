import { clockInZone } from "#contract/time-zone.ts";
import { calendarDays, type DatedEvent } from "../event/event-facts.ts";

/**
 * A link that opens Google Calendar with the event filled in. Google learns of it with a press, and of the event only.
 * An event of which only the day is known is one of whole days. The parameters are those that Google's own "add to
 * calendar" links use; the description would make the link too long.
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
