/** Days after the event whose changes of offset are described too, for who moves it in their calendar. */
const daysAfter = 366;

/** Years after the start that are described at most: until 9999, a zone with summer time takes 1.5 MB and 160 ms. */
const longestYears = 10;

/**
 * Describes a time zone around an event as a VTIMEZONE (RFC 5545, section 3.6.5), which a time with a TZID needs. It lists
 * the change of offset in force at the start and those until the year after the end, from the runtime's own zone data. In
 * an event of more than ten years, the end may be an hour off.
 *
 * @param timeZone IANA name
 */
export function timeZoneComponent(timeZone: string, start: Date, end: Date): string {
  const first = zoned(start, timeZone);
  const last = earlier(zoned(end, timeZone).add({ days: daysAfter }), first.add({ years: longestYears }));
  const changes: Temporal.ZonedDateTime[] = [];
  // "previous" is strictly before, so a change at the very start is among the next ones.
  let change = first.getTimeZoneTransition("previous");
  // Before 1970 lie local mean times, whose seconds some calendars cannot read.
  if (change && change.year >= 1970) changes.push(change);
  change = (change ?? first).getTimeZoneTransition("next");
  while (change && Temporal.ZonedDateTime.compare(change, last) <= 0) {
    changes.push(change);
    change = change.getTimeZoneTransition("next");
  }
  const goesOn = change !== null || changes.length > 1;
  const observances = changes.length > 0 ? changes.map((one) => observance(one, goesOn)) : [fixedOffset(first)];
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** @param goesOn whether more changes follow: a zone that has stayed ahead of its old time has no summer time */
function observance(change: Temporal.ZonedDateTime, goesOn: boolean): string[] {
  const before = change.subtract({ nanoseconds: 1 });
  const isSummerTime = goesOn && change.offsetNanoseconds > before.offsetNanoseconds;
  const kind = isSummerTime ? "DAYLIGHT" : "STANDARD";
  // The clock as it was before the change.
  const clock = change.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - change.offsetNanoseconds });
  return observanceLines(kind, clock, before.offset, change.offset);
}

function fixedOffset({ offset }: Temporal.ZonedDateTime): string[] {
  return observanceLines("STANDARD", Temporal.PlainDateTime.from("1970-01-01T00:00:00"), offset, offset);
}

function observanceLines(
  kind: "STANDARD" | "DAYLIGHT",
  clock: Temporal.PlainDateTime,
  from: string,
  to: string,
): string[] {
  const digits = (text: string) => text.replaceAll(":", "");
  return [
    `BEGIN:${kind}`,
    `DTSTART:${clock.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${digits(from)}`,
    `TZOFFSETTO:${digits(to)}`,
    `END:${kind}`,
  ];
}

function earlier(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return Temporal.ZonedDateTime.compare(one, other) < 0 ? one : other;
}

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}
