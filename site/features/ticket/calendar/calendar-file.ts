import { ICalAlarmType, ICalCalendar } from "ical-generator";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import type { DatedEvent } from "../event/event-facts.ts";

interface CalendarFileOptions {
  /** The same in every file of a ticket, so that a second import replaces the first. */
  readonly uid: string;
  /** When the file is made. */
  readonly now: Date;
  readonly locale: Locale;
}

/** Seconds before the start at which the calendar reminds: time to get there. */
const reminder = 2 * 60 * 60;

/**
 * The event as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows by the clock of its device; an
 * event without an end has none in the calendar either.
 */
export function calendarFile(event: DatedEvent, { uid, now, locale }: CalendarFileOptions): string {
  const { title, start, end, location, description } = event;
  const calendar = new ICalCalendar({
    prodId: { company: brand.name, product: "Ticket", language: locale.toUpperCase() },
  });
  const entry = calendar.createEvent({
    id: uid,
    stamp: now,
    start,
    end: end ?? null,
    summary: title,
    location: location ?? null,
    description: description ?? null,
  });
  entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder, description: title });
  return `${calendar.toString()}\r\n`;
}
