import { clockInZone } from "#contract/time-zone.ts";
import { type EventTimes, lastMoment } from "./event-facts.ts";

/** A distance in time as `Intl.RelativeTimeFormat` takes it: negative in the past. */
export interface Distance {
  readonly amount: number;
  readonly unit: "minute" | "hour" | "day" | "month" | "year";
}

/**
 * Where an event stands: before its start, between start and end, after a start without an end, or after its end. One
 * that starts on a day is about to start for all of that day.
 */
export type EventPhase =
  | { readonly kind: "upcoming" | "started" | "ended"; readonly distance: Distance }
  | { readonly kind: "ongoing" };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** @returns `undefined` if the times do not determine it, as without a start before the end */
export function eventPhase(times: EventTimes, now: Date): EventPhase | undefined {
  const { start, startIsDay, end, endIsDay, timeZone } = times;
  const toStart = start && (startIsDay ? daysTo(start, now, timeZone) : distanceTo(start, now, timeZone));
  if (end && now >= end) {
    const distance = endIsDay ? daysTo(lastMoment(end), now, timeZone) : distanceTo(end, now, timeZone);
    return { kind: "ended", distance };
  }
  if (!start || !toStart) return undefined;
  if (startIsDay ? toStart.amount >= 0 : now < start) return { kind: "upcoming", distance: toStart };
  return end ? { kind: "ongoing" } : { kind: "started", distance: toStart };
}

/**
 * Minutes up to two hours, then hours up to a day, then days: on Friday evening, Sunday morning is in two days. Hours
 * are rounded down, so that nobody is late by it.
 */
function distanceTo(moment: Date, now: Date, timeZone: string): Distance {
  const difference = moment.getTime() - now.getTime();
  const sign = Math.sign(difference) || -1;
  const length = Math.abs(difference);
  if (length < 2 * hour) {
    const minutes = sign > 0 ? Math.ceil(length / minute) : Math.floor(length / minute);
    return { amount: sign * Math.max(1, minutes), unit: "minute" };
  }
  if (length < day) return { amount: sign * Math.floor(length / hour), unit: "hour" };
  return daysTo(moment, now, timeZone);
}

/** Days of the zone's calendar, then months and years. */
function daysTo(moment: Date, now: Date, timeZone: string): Distance {
  const days = calendarDay(moment, timeZone) - calendarDay(now, timeZone);
  const months = Math.round(days / 30.44);
  if (Math.abs(days) < 60) return { amount: days, unit: "day" };
  return Math.abs(months) < 24
    ? { amount: months, unit: "month" }
    : { amount: Math.round(days / 365.25), unit: "year" };
}

/** Number of the day in a zone, counted since 1970. */
function calendarDay(moment: Date, timeZone: string): number {
  return Math.floor(clockInZone(timeZone, moment).getTime() / day);
}

/** Hours after the start at which an event without an end counts as over. */
const assumedHours = 24;

/** Whether nobody needs the event in a calendar any more. */
export function isOver({ start, end }: Omit<EventTimes, "timeZone">, now: Date): boolean {
  const last = end ?? (start && new Date(start.getTime() + assumedHours * hour));
  return last !== undefined && last <= now;
}
