const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Istanbul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Time zones differ by quarters of an hour, so within one the day stays the same everywhere. */
const quarterMs = 900_000;

/** Tells the day in Türkiye, YYYY-MM-DD. The last one is remembered, so that a count costs no formatting. */
export function createTurkishDay(): (time: number) => string {
  let quarter: number | undefined;
  let day = "";
  return (time) => {
    const current = Math.floor(time / quarterMs);
    if (current !== quarter) {
      quarter = current;
      day = format.format(time);
    }
    return day;
  };
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
