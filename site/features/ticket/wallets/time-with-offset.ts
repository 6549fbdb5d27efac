/** A moment as clocks in a zone show it, with their offset: "2027-07-03T21:00:00+03:00". */
export function timeWithOffset(moment: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toString({ smallestUnit: "second", timeZoneName: "never" });
}
