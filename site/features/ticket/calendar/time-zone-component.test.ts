import ICAL from "ical.js";
import { expect, test } from "vitest";
import { zoneOffset } from "#contract/time-zone.ts";
import { timeZoneComponent } from "./time-zone-component.ts";

const parse = (text: string) => new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));

test.each([
  "Europe/Istanbul",
  "Europe/Berlin",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "Asia/Dubai",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
])("a calendar reads the offsets of %s from it, for the year after the event", (timeZone) => {
  for (const day of ["2027-01-15", "2027-03-27", "2027-07-03", "2027-10-31"]) {
    const start = new Date(`${day}T18:00:00Z`);
    const zone = parse(timeZoneComponent(timeZone, start, start));
    expect(zone.tzid).toBe(timeZone);
    for (let after = 0; after < 365; after += 7) {
      const moment = new Date(start.getTime() + after * 86_400_000);
      const expected = zoneOffset(timeZone, moment);
      const clock = ICAL.Time.fromJSDate(new Date(moment.getTime() + expected * 60_000), true);
      expect([moment.toISOString(), zone.utcOffset(clock) / 60]).toEqual([moment.toISOString(), expected]);
    }
  }
});

test("Türkiye has had no summer time since 2016", () => {
  const start = new Date("2027-07-03T18:00:00Z");
  expect(timeZoneComponent("Europe/Istanbul", start, start).split("\r\n")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:Europe/Istanbul",
    "BEGIN:STANDARD",
    "DTSTART:20160327T030000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0300",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test("Germany's summer time and the change back are two", () => {
  const start = new Date("2027-07-03T18:00:00Z");
  const kinds = timeZoneComponent("Europe/Berlin", start, start).match(/(?<=BEGIN:)(DAYLIGHT|STANDARD)/g);
  expect(kinds).toEqual(["DAYLIGHT", "STANDARD", "DAYLIGHT"]);
});

test("the changes of ten years are described at most, whenever the event ends", () => {
  const start = new Date("2027-07-03T18:00:00Z");
  const changesUntil = (end: string) =>
    timeZoneComponent("Europe/Berlin", start, new Date(end)).match(/(?<=DTSTART:)\d{4}/g) ?? [];
  expect(changesUntil("2035-01-01T00:00:00Z").at(-1)).toBe("2035");
  expect(changesUntil("2036-09-01T00:00:00Z").at(-1)).toBe("2037");
  const longest = changesUntil("9998-12-31T20:00:00Z");
  expect([longest.length, longest.at(-1)]).toEqual([21, "2037"]);
});
