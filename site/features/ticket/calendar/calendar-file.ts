import { ICalAlarmType, ICalCalendar } from "ical-generator";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import { calendarDays, type DatedEvent } from "../event/event-facts.ts";

interface CalendarFileOptions {
  /** The same in every file of a ticket, so that a second import replaces the first. */
  readonly uid: string;
  /** When the file is made. */
  readonly now: Date;
  readonly locale: Locale;
}

/** Seconds before the start at which the calendar reminds: time to get there. */
const reminder = 2 * 60 * 60;

/** The same for an event of which only the day is known: at six in the evening before. */
const eveningBefore = 6 * 60 * 60;

/**
 * The event as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows by the clock of its device; an
 * event without an end has none in the calendar either. Where only the day of the start is known, it is one of whole days.
 */
export function calendarFile(event: DatedEvent, { uid, now, locale }: CalendarFileOptions): string {
  const { title, start, startIsDay, end, endIsDay, location, description } = event;
  const calendar = new ICalCalendar({
    prodId: { company: brand.name, product: "Ticket", language: locale.toUpperCase() },
  });
  const days = calendarDays(event);
  const entry = calendar.createEvent({
    id: uid,
    stamp: now,
    ...(startIsDay
      ? { allDay: true, start: Temporal.PlainDate.from(days.first), end: Temporal.PlainDate.from(days.after) }
      : { start, end: end && !endIsDay ? end : null }),
    summary: title,
    location: location ?? null,
    description: description ?? null,
  });
  entry.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: startIsDay ? eveningBefore : reminder,
    description: title,
  });
  return `${calendar.toString()}\r\n`;
}
