import type { TicketEvent } from "#site/product-api/parse-ticket.ts";

/**
 * Response header of a ticket page: until when a device may keep a copy of it, as ISO 8601. A page without it is never
 * stored and removes nothing.
 */
export const offlineUntilHeader = "X-Offline-Until";

/** For a ticket that the product server does not have, or no longer: a time in the past, so that its copy is removed. */
export const offlineNoLonger = new Date(0).toISOString();

const dayMs = 24 * 3600_000;

/** Days a copy outlives its event: for a claim or a memory, not for ever. */
const daysAfterEvent = 7;

/** Days for an event whose date is unknown, from the last time the ticket was confirmed. */
const daysWithoutDate = 30;

/** @param now when the ticket was loaded; the copy is kept for a day at least, also after the event */
export function offlineUntil({ startTime, endTime }: Pick<TicketEvent, "startTime" | "endTime">, now: Date): string {
  const end = Math.max(endTime?.getTime() ?? 0, startTime?.getTime() ?? 0);
  const until = end > 0 ? end + daysAfterEvent * dayMs : now.getTime() + daysWithoutDate * dayMs;
  return new Date(Math.max(until, now.getTime() + dayMs)).toISOString();
}
