import { expect, test } from "vitest";
import { offlineUntil } from "./offline-until.ts";

const now = new Date("2026-07-01T12:00:00Z");

test.each([
  ["a week after the end", { startTime: "2026-07-05T18:00:00Z", endTime: "2026-07-05T21:00:00Z" }, "2026-07-12T21:00"],
  ["a week after the start", { startTime: "2026-07-05T18:00:00Z" }, "2026-07-12T18:00"],
  [
    "an end before the start",
    { startTime: "2026-07-05T18:00:00Z", endTime: "2026-07-01T00:00:00Z" },
    "2026-07-12T18:00",
  ],
  ["30 days without a date", {}, "2026-07-31T12:00"],
  ["a day where the event is long over", { startTime: "2020-01-01T00:00:00Z" }, "2026-07-02T12:00"],
])("%s", (_rule, { startTime, endTime }: { startTime?: string; endTime?: string }, expected) => {
  const event = {
    startTime: startTime ? new Date(startTime) : undefined,
    endTime: endTime ? new Date(endTime) : undefined,
  };
  expect(offlineUntil(event, now)).toBe(`${expected}:00.000Z`);
});
