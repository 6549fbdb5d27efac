import type { ContentLine } from "#contract/content-line.ts";

/** When the demo content was written (backend/seed). Events that were over by then are meant to be over. */
const written = Date.parse("2026-11-15T00:00:00+03:00");

/** How long an event lies ahead at least: a demo is shown for some days. */
const weekMs = 7 * 24 * 3600_000;

/**
 * Moves an event of the demo content on by whole years until its end lies at least a week ahead, so that a demo that is
 * started years later still has tickets to use. Month, day and time stay, because its texts name the season.
 */
export function keepUpcoming(line: ContentLine, now: Date): ContentLine {
  if (line.kind !== "event") return line;
  const { startTime, endTime = startTime } = line;
  if (Date.parse(endTime) <= written) return line;
  let years = 0;
  while (Date.parse(addYears(endTime, years)) < now.getTime() + weekMs) years += 1;
  return {
    ...line,
    startTime: addYears(startTime, years),
    ...(line.endTime && { endTime: addYears(line.endTime, years) }),
  };
}

function addYears(time: string, years: number): string {
  return time.replace(/^\d{4}/, (year) => String(Number(year) + years));
}
