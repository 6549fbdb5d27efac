import { expect, test } from "vitest";
import { createTurkishDay, firstKeptDay } from "./turkish-day.ts";

test("a day begins at midnight in Türkiye, also where the clock is set back", () => {
  const dayOf = createTurkishDay();
  for (const [time, day] of [
    ["2026-11-24T20:59:59.999Z", "2026-11-24"],
    ["2026-11-24T21:00:00Z", "2026-11-25"],
    ["2026-11-25T20:59:59Z", "2026-11-25"],
    ["2026-11-24T20:59:59Z", "2026-11-24"],
    ["2026-12-31T21:00:00Z", "2027-01-01"],
  ] as const) {
    expect(dayOf(Date.parse(time)), time).toBe(day);
  }
});

test("months are counted back", () => {
  expect(firstKeptDay("2026-11-24", 25)).toBe("2024-10-24");
  expect(firstKeptDay("2026-01-31", 1)).toBe("2025-12-31");
  expect(firstKeptDay("2026-03-31", 1)).toBe("2026-03-03");
});
