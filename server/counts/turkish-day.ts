import { turkishTimeZone } from "#contract/time-zone.ts";

const format = new Intl.DateTimeFormat("en-CA", { timeZone: turkishTimeZone, dateStyle: "short" });

/** The day in Türkiye at a time, in milliseconds: YYYY-MM-DD. */
export function turkishDay(time: number): string {
  return format.format(time);
}

/**
 * The first day that is kept, where days are kept for this many months.
 *
 * @param day YYYY-MM-DD; of a month without that day, the next month's first is taken
 */
export function firstKeptDay(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
