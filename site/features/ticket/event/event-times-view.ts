import type { I18n } from "#site/i18n/i18n.ts";
import { capitalize } from "#site/i18n/text/capitalize.ts";
import { dayInZone, type EventTimes, lastMoment } from "./event-facts.ts";

/** When an event takes place, as it is shown. At least one of start and end is there. */
export interface EventTimesView {
  readonly start?: MomentView | undefined;
  readonly end?: MomentView | undefined;
  /** Name of the zone in the page's language, where a time is shown. */
  readonly zone?: string | undefined;
}

/** An event's times as JSON, for islands. */
export type EventInstants = Omit<EventTimes, "start" | "end"> & Readonly<Record<"start" | "end", string | undefined>>;

export interface MomentView {
  /** For `<time datetime>`: a moment, or a day whose time is not known ("2026-12-01"). */
  readonly iso: string;
  readonly text: string;
  /** The same in lines, where it is more than a time. */
  readonly lines?: readonly string[];
}

/** Times of an event in its own zone. On the day of the start the end is only a time. */
export function eventTimesView(
  { start, startIsDay, end, endIsDay, timeZone }: EventTimes,
  { formats, locale }: Pick<I18n, "formats" | "locale">,
): EventTimesView | undefined {
  if (!start && !end) return undefined;
  const inZone = formats.inZone(timeZone);
  const capitalized = (text: string) => capitalize(text, locale.code);
  const isSameDay = start && end && inZone.date(start) === inZone.date(end);
  const shown = (moment: Date, isDay = false): MomentView => ({
    iso: isoOf(moment, isDay ? timeZone : undefined),
    text: capitalized(isDay ? inZone.day(moment) : inZone.appointment(moment)),
    // Weekdays are long and short: a time beside one would break in one language or date and not in another.
    lines: [inZone.date(moment), inZone.weekday(moment), ...(isDay ? [] : [inZone.time(moment)])],
  });
  const shownEnd = (moment: Date): MomentView =>
    isSameDay ? { iso: isoOf(moment), text: inZone.time(moment) } : shown(moment);
  const timed = startIsDay ? !endIsDay && end : (start ?? (!endIsDay && end));
  return {
    start: start && shown(start, startIsDay),
    end: end && (endIsDay ? shown(lastMoment(end), true) : shownEnd(end)),
    zone: timed ? capitalized(inZone.zoneName(timed)) : undefined,
  };
}

export function instantsOf({ start, startIsDay, end, endIsDay, timeZone }: EventTimes): EventInstants {
  return { start: start?.toISOString(), startIsDay, end: end?.toISOString(), endIsDay, timeZone };
}

/** The times behind them, for texts that the browser updates. */
export function timesOf({ start, end, ...rest }: EventInstants): EventTimes {
  return { ...rest, start: start ? new Date(start) : undefined, end: end ? new Date(end) : undefined };
}

/** @param dayIn the zone of a day whose time is not known; any moment of that day names it */
export function isoOf(moment: Date, dayIn?: string): MomentView["iso"] {
  return dayIn === undefined ? moment.toISOString() : dayInZone(dayIn, moment);
}
