import type { I18n } from "#site/i18n/i18n.ts";
import { capitalize } from "#site/i18n/text/capitalize.ts";
import type { EventTimes } from "./event-facts.ts";

/** When an event takes place, as it is shown. At least one of start and end is there. */
export type EventTimesView = NonNullable<ReturnType<typeof eventTimesView>>;

/** The times without their texts, which the page has already: what islands need. Moments in ISO 8601. */
export interface EventInstants {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

export interface MomentView {
  /** For `<time datetime>`. */
  readonly iso: string;
  readonly text: string;
  /** The same in two lines, where it is more than a time alone. */
  readonly lines?: readonly [day: string, clock: string];
}

/** Times of an event in its own zone. On the day of the start the end is only a time. */
export function eventTimesView(
  { start, end, timeZone }: EventTimes,
  { formats, locale }: Pick<I18n, "formats" | "locale">,
) {
  const first = start ?? end;
  if (!first) return undefined;
  const inZone = formats.inZone(timeZone);
  const capitalized = (text: string) => capitalize(text, locale.code);
  const shown = (moment: Date): MomentView => ({
    ...momentView(moment, (one) => capitalized(inZone.appointment(one))),
    lines: [capitalized(inZone.day(moment)), inZone.time(moment)],
  });
  const sameDay = start && end && inZone.date(start) === inZone.date(end);
  return {
    start: start && shown(start),
    end: end && (sameDay ? momentView(end, inZone.time) : shown(end)),
    timeZone, // IANA name
    zoneName: capitalized(inZone.zoneName(first)),
  };
}

export function instantsOf({ start, end, timeZone }: EventTimesView): EventInstants {
  return { start: start?.iso, end: end?.iso, timeZone };
}

/** The times behind a view, for texts that the browser updates. */
export function viewedTimes({ start, end, timeZone }: EventInstants): EventTimes {
  return { start: start ? new Date(start) : undefined, end: end ? new Date(end) : undefined, timeZone };
}

export function momentView(moment: Date, format: (moment: Date) => string): MomentView {
  return { iso: moment.toISOString(), text: format(moment) };
}
