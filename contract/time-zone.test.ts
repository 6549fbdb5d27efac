import { expect, test } from "vitest";
import { clockInZone, findTimeZone, momentInZone, turkishTimeZone, zoneOffset } from "./time-zone.ts";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["Turkey", turkishTimeZone],
  ["UTC", "UTC"],
  ["Europe/Atlantis", undefined],
  ["+03:00", undefined],
  ["", undefined],
  ["Europe/Berlin\n", undefined],
  [180, undefined],
  [undefined, undefined],
])("%j is the zone %j", (name, zone) => {
  expect(findTimeZone(name)).toBe(zone);
});

test.each([
  [turkishTimeZone, "2027-07-03T18:00:00Z", 180],
  ["Europe/Berlin", "2027-07-03T18:00:00Z", 120],
  ["Europe/Berlin", "2027-12-03T18:00:00Z", 60],
  ["America/St_Johns", "2027-07-03T18:00:00Z", -150],
  ["Asia/Kathmandu", "2027-07-03T18:00:00Z", 345],
  ["UTC", "2027-07-03T18:00:00Z", 0],
])("%s at %s is %i minutes ahead", (zone, moment, minutes) => {
  expect(zoneOffset(zone, new Date(moment))).toBe(minutes);
});

test.each([
  ["Europe/Berlin", "2027-07-03T21:00:00Z", "2027-07-03T19:00:00.000Z"],
  ["America/New_York", "2027-01-01T00:30:00Z", "2027-01-01T05:30:00.000Z"],
  // Clocks go from 02:00 to 03:00 on 28 March 2027.
  ["Europe/Berlin", "2027-03-28T01:59:00Z", "2027-03-28T00:59:00.000Z"],
  ["Europe/Berlin", "2027-03-28T03:00:00Z", "2027-03-28T01:00:00.000Z"],
])("clocks in %s show %s at %s", (zone, clock, moment) => {
  expect(momentInZone(zone, new Date(clock)).toISOString()).toBe(moment);
  expect(clockInZone(zone, new Date(moment))).toEqual(new Date(clock));
});

test("a time that the zone skips is still a moment of that night", () => {
  const moment = momentInZone("Europe/Berlin", new Date("2027-03-28T02:30:00Z")).toISOString();
  expect(["2027-03-28T00:30:00.000Z", "2027-03-28T01:30:00.000Z"]).toContain(moment);
});
