import { momentInZone } from "#contract/time-zone.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { capitalize } from "#site/i18n/text/capitalize.ts";
import { dayInZone, type EventTimes, lastMoment } from "./event-facts.ts";

/** When an event takes place, as it is shown. At least one of start and end is there. */
export interface EventTimesView {
  readonly start?: MomentView | undefined;
  readonly end?: MomentView | undefined;
  /** IANA name. */
  readonly timeZone: string;
  /** The zone in the page's language, where a time is shown. */
  readonly zoneName?: string | undefined;
}

/** The same without texts, which the page has already: what islands need. */
export interface EventInstants {
  readonly start?: MomentView["iso"] | undefined;
  readonly end?: MomentView["iso"] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

export interface MomentView {
  /** For `<time datetime>`: a moment, or a day whose time is not known ("2026-12-01"). */
  readonly iso: string;
  readonly text: string;
  /** The same in two lines, where it is more than a time: the weekday is last, as it makes a line long or short. */
  readonly lines?: readonly [date: string, rest: string];
}

/** Times of an event in its own zone. On the day of the start the end is only a time. */
export function eventTimesView(
  { start, startIsDay, end, endIsDay, timeZone }: EventTimes,
  { formats, locale }: Pick<I18n, "formats" | "locale">,
): EventTimesView | undefined {
  if (!start && !end) return undefined;
  const inZone = formats.inZone(timeZone);
  const capitalized = (text: string) => capitalize(text, locale.code);
  const shown = (moment: Date, isDay = false): MomentView => ({
    iso: isoOf(moment, isDay ? timeZone : undefined),
    text: capitalized(isDay ? inZone.day(moment) : inZone.appointment(moment)),
    lines: [inZone.date(moment), isDay ? inZone.weekday(moment) : inZone.weekdayTime(moment)],
  });
  const isSameDay = start && end && inZone.date(start) === inZone.date(end);
  const shownEnd = (moment: Date): MomentView =>
    isSameDay ? { iso: isoOf(moment), text: inZone.time(moment) } : shown(moment);
  const timed = startIsDay ? !endIsDay && end : (start ?? (!endIsDay && end));
  return {
    start: start && shown(start, startIsDay),
    end: end && (endIsDay ? shown(lastMoment(end), true) : shownEnd(end)),
    timeZone,
    zoneName: timed ? capitalized(inZone.zoneName(timed)) : undefined,
  };
}

export function instantsOf({ start, end, timeZone }: EventTimesView): EventInstants {
  return { start: start?.iso, end: end?.iso, timeZone };
}

/** Whether only the day of a shown moment is known. */
export function isDay(iso: MomentView["iso"]): boolean {
  return !iso.includes("T");
}

/** The times behind a view, for texts that the browser updates. */
export function viewedTimes({ start, end, timeZone }: EventInstants): EventTimes {
  // A date alone is midnight in UTC.
  const momentOf = (iso: MomentView["iso"], daysLater: number) =>
    isDay(iso) ? momentInZone(timeZone, new Date(Date.parse(iso) + daysLater * 86_400_000)) : new Date(iso);
  return {
    start: start ? momentOf(start, 0) : undefined,
    startIsDay: start ? isDay(start) : undefined,
    end: end ? momentOf(end, 1) : undefined,
    endIsDay: end ? isDay(end) : undefined,
    timeZone,
  };
}

/** @param dayIn the zone of a day whose time is not known; any moment of that day names it */
export function isoOf(moment: Date, dayIn?: string): MomentView["iso"] {
  return dayIn === undefined ? moment.toISOString() : dayInZone(dayIn, moment);
}
