import { firstLetter } from "#site/i18n/first-letter.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { EventFacts } from "./event-facts.ts";

/** When an event takes place, as it is shown. At least one of start and end is there. */
export interface EventTimesView {
  readonly start?: MomentView | undefined;
  readonly end?: MomentView | undefined;
  /** IANA name. */
  readonly timeZone: string;
  /** The zone in the page's language. */
  readonly zoneName: string;
}

export interface MomentView {
  /** For `<time datetime>`. */
  readonly iso: string;
  readonly text: string;
}

/** Times of an event in its own zone. On the day of the start the end is only a time. */
export function eventTimesView(
  { start, end, timeZone }: EventFacts,
  { formats, locale }: Pick<I18n, "formats" | "locale">,
): EventTimesView | undefined {
  const moment = start ?? end;
  if (!moment) return undefined;
  const inZone = formats.inZone(timeZone);
  const sameDay = start && end && inZone.date(start) === inZone.date(end);
  const name = inZone.zoneName(moment);
  const first = firstLetter(name, locale.code);
  return {
    start: start && momentView(start, inZone.appointment),
    end: end && momentView(end, sameDay ? inZone.time : inZone.appointment),
    timeZone,
    zoneName: first + name.slice(first.length),
  };
}

export function momentView(moment: Date, format: (moment: Date) => string): MomentView {
  return { iso: moment.toISOString(), text: format(moment) };
}
