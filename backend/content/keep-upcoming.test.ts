import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentLine, type EventLine } from "#contract/content-line.ts";
import { keepUpcoming } from "./seed.ts";

const lines = readFileSync(join(import.meta.dirname, "../seed/content.ndjson"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => contentLine.parse(JSON.parse(line)));
const at = (now: string) => lines.map((line) => keepUpcoming(line, new Date(now)));
const eventsAt = (now: string) =>
  Object.fromEntries(
    at(now)
      .filter((line): line is EventLine => line.kind === "event")
      .map(({ slug, startTime, endTime = "none" }) => [slug, [startTime, endTime]]),
  );

test("while its events are ahead, the demo content stays as it is", () => {
  expect(at("2026-11-16T10:00:00Z")).toEqual(lines);
});

test("years later what was ahead is ahead again, at the same time of the year; what was over stays over", () => {
  expect(eventsAt("2031-08-30T10:00:00Z")).toEqual({
    "bogazda-yaz-konseri": ["2032-07-17T20:30:00+03:00", "2032-07-17T23:15:00+03:00"],
    "yazlik-sinema-gecesi": ["2032-06-05T21:00:00+03:00", "2032-06-06T00:30:00+03:00"],
    "kuytu-masal-saati": ["2031-12-19T11:00:00+03:00", "2031-12-19T12:30:00+03:00"],
    "fener-alayi": ["2026-10-29T19:00:00+03:00", "2026-10-29T21:30:00+03:00"],
    "cati-kati-caz": ["2032-05-15T21:00:00+03:00", "none"],
    "berlin-bulusmasi": ["2032-09-04T18:30:00+02:00", "2032-09-04T23:00:00+02:00"],
    "mahalle-kermesi": ["2031-12-05T11:00:00+03:00", "2031-12-05T17:00:00+03:00"],
    "bogaz-fotograflari": ["2029-09-01T10:00:00+03:00", "2032-09-01T18:00:00+03:00"],
  });
});

test("an event that is only days away is moved to the next year, and every line stays valid", () => {
  const { "bogazda-yaz-konseri": concert, "berlin-bulusmasi": berlin } = eventsAt("2027-07-12T10:00:00Z");
  expect(concert?.[0]).toBe("2028-07-17T20:30:00+03:00");
  expect(berlin?.[0]).toBe("2027-09-04T18:30:00+02:00");
  for (const line of at("2031-08-30T10:00:00Z")) contentLine.parse(line);
});
