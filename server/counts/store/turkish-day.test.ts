import { expect, test } from "vitest";
import { turkishDay } from "./count-tables.ts";

test.each([
  ["2026-11-24T20:59:59.999Z", "2026-11-24"],
  ["2026-11-24T21:00:00Z", "2026-11-25"],
  ["2026-12-31T21:00:00Z", "2027-01-01"],
])("%s is the %s in Türkiye", (time, day) => {
  expect(turkishDay(Date.parse(time))).toBe(day);
});
