/** The zone of an event whose response names none, and of every date that belongs to no event. */
export const turkishTimeZone = "Europe/Istanbul";

/** Names as the IANA database has them. Intl would also take an offset, which says nothing about other dates. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

/**
 * Finds a time zone by its IANA name, whatever its case.
 *
 * @returns the name as Intl writes it ("Asia/Istanbul" becomes "Europe/Istanbul"); `undefined` if this runtime does not
 *   know it
 */
export function findTimeZone(name: unknown): string | undefined {
  if (typeof name !== "string" || !zoneName.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** @returns minutes that a zone is ahead of UTC at a moment: 180 in Istanbul */
export function zoneOffset(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const parts = format.formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // "GMT" alone is UTC; some zones had seconds before 1972, which no ticket shows.
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** What clocks in a zone show at a moment, as if it were UTC: the inverse of `momentInZone`. */
export function clockInZone(timeZone: string, moment: Date): Date {
  return new Date(moment.getTime() + zoneOffset(timeZone, moment) * 60_000);
}

/**
 * The moment at which clocks in a zone show a time. Of a time that the zone skips or repeats, one is taken.
 *
 * @param clock the time as if it were UTC
 */
export function momentInZone(timeZone: string, clock: Date): Date {
  const ahead = (offset: number) => new Date(clock.getTime() - offset * 60_000);
  const first = ahead(zoneOffset(timeZone, clock));
  return ahead(zoneOffset(timeZone, first));
}
