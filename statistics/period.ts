import type { DayRange } from "#server/counts/store/count-store.ts";

export type Period = DayRange;

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days of a period. */
function lengthOf({ from, to }: Period): number {
  return Temporal.PlainDate.from(from).until(to).days + 1;
}

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
}
