import { turkishTimeZone } from "#contract/time-zone.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { TicketEvent } from "#site/product-api/parse-ticket.ts";

/** When an event takes place, as far as the response says. */
export interface EventTimes {
  readonly start?: Date | undefined;
  /** After the start; any other end is an error and left out. */
  readonly end?: Date | undefined;
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
  const { title, startTime: start, endTime: end, address, description } = event;
  const { timeZone = turkishTimeZone } = event;
  return {
    title: title ?? t("ticket.heading"),
    start,
    end: end && start && end <= start ? undefined : end,
    timeZone,
    location: address && oneLine(address),
    description,
  };
}

export function isDated(event: EventFacts): event is DatedEvent {
  return event.start !== undefined;
}

/** An address as one line, as maps and calendars want it. */
export function oneLine(address: string): string {
  return address
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");
}
