import { expect, test } from "vitest";
import { firstKeptDay, turkishDay } from "./turkish-day.ts";

test.each([
  ["2026-11-24T20:59:59.999Z", "2026-11-24"],
  ["2026-11-24T21:00:00Z", "2026-11-25"],
  ["2026-12-31T21:00:00Z", "2027-01-01"],
])("%s is the %s in Türkiye", (time, day) => {
  expect(turkishDay(Date.parse(time))).toBe(day);
});

test("months are counted back", () => {
  expect(firstKeptDay("2026-11-24", 25)).toBe("2024-10-24");
  expect(firstKeptDay("2026-01-31", 1)).toBe("2025-12-31");
  expect(firstKeptDay("2026-03-31", 1)).toBe("2026-03-03");
});
