import { expect, test } from "vitest";
import { timeWithOffset } from "./time-with-offset.ts";

test.each([
  ["Europe/Istanbul", "2027-07-03T21:00:00+03:00"],
  ["America/St_Johns", "2027-07-03T15:30:00-02:30"],
  ["Asia/Kathmandu", "2027-07-03T23:45:00+05:45"],
  ["UTC", "2027-07-03T18:00:00+00:00"],
])("in %s it is %s", (zone, text) => {
  const moment = new Date("2027-07-03T18:00:00Z");
  expect(timeWithOffset(moment, zone)).toBe(text);
  expect(new Date(text)).toEqual(moment);
});
