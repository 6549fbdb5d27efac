import { turkishTimeZone } from "#contract/time-zone.ts";

/** The day in Türkiye at a time, in milliseconds: YYYY-MM-DD. */
export function turkishDay(time: number): string {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(turkishTimeZone).toPlainDate().toString();
}
