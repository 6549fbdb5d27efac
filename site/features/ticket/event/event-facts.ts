import { clockInZone, turkishTimeZone } from "#contract/time-zone.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { TicketEvent } from "#site/product-api/parse-ticket.ts";

/** When an event takes place, as far as the response says. */
export interface EventTimes {
  readonly start?: Date | undefined;
  /** Whether only its day is known; `start` is then that day's midnight. */
  readonly startIsDay?: boolean | undefined;
  /** After the start; any other end is an error and left out. */
  readonly end?: Date | undefined;
  /** Whether only its day is known; `end` is then the midnight after that day. */
  readonly endIsDay?: boolean | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

/** What pages, calendars and wallets say of an event: nothing of the ticket. */
export interface EventFacts extends EventTimes {
  readonly title: string;
  /** The address in one line. */
  readonly location: string | undefined;
  readonly description: string | undefined;
}

/** An event that a calendar has a place for. */
export type DatedEvent = EventFacts & { readonly start: Date };

export function eventFacts(event: TicketEvent, t: Translate): EventFacts {
  const { title, startTime: start, startIsDay, endTime: end, endIsDay, address, description } = event;
  const { timeZone = turkishTimeZone } = event;
  return {
    title: title ?? t("ticket.heading"),
    start,
    startIsDay,
    end: end && start && end <= start ? undefined : end,
    endIsDay,
    timeZone,
    location: address && oneLine(address),
    description,
  };
}

export function isDated(event: EventFacts): event is DatedEvent {
  return event.start !== undefined;
}

/** A day in a zone, as "2026-12-01". */
export function dayInZone(timeZone: string, moment: Date): string {
  return clockInZone(timeZone, moment).toISOString().slice(0, 10);
}

/** The days of an event as calendars take them, as "2026-12-01": the first, and the one after the last. */
export function calendarDays({ start, end, timeZone }: DatedEvent): { readonly first: string; readonly after: string } {
  const last = dayInZone(timeZone, end ? lastMoment(end) : start);
  const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  return { first: dayInZone(timeZone, start), after };
}

/** The last moment of an event: what ends at midnight ends on the day before. */
export function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** An address as one line, as maps and calendars want it. */
export function oneLine(address: string): string {
  return address
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");
}
