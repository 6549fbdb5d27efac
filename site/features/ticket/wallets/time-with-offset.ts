import { clockInZone, zoneOffset } from "#contract/time-zone.ts";

/** A moment as clocks in a zone show it, with their offset: "2027-07-03T21:00:00+03:00". */
export function timeWithOffset(moment: Date, timeZone: string): string {
  const offset = zoneOffset(timeZone, moment);
  const clock = clockInZone(timeZone, moment).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.abs(offset);
  return `${clock}${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
