import { beforeEach, expect, test } from "vitest";
import { createMeasurement, type Measurement } from "./measurement.ts";
import type { Tracker } from "./tracker.ts";

const happened: string[] = [];
const tracker = (category: Tracker["category"], cookies: RegExp): Tracker => ({
  category,
  cookies,
  start: () => happened.push(`start ${category}`),
  reportStoreClick: ({ platform, position }) => happened.push(`${category}: ${platform} ${position}`),
  stop: () => happened.push(`stop ${category}`),
});
let measurement: Measurement;

beforeEach(() => {
  happened.length = 0;
  measurement = createMeasurement([tracker("analytics", /^_ga/), tracker("advertising", /^_fbp/)], {
    clearCookies: (names) => happened.push(`clear ${names.source}`),
    reload: () => happened.push("reload"),
  });
});

test("without a choice nothing starts and nothing is reported", () => {
  measurement.apply(undefined);
  measurement.reportStoreClick({ platform: "apple", position: "landing" });
  expect(happened).toEqual(["clear ^_ga", "clear ^_fbp"]);
});

test("starts what was allowed, once, and nothing else", () => {
  measurement.apply({ analytics: true, advertising: false });
  measurement.apply({ analytics: true, advertising: false });
  expect(happened.filter((event) => event.startsWith("start"))).toEqual(["start analytics"]);
  expect(happened).not.toContain("clear ^_ga");
});

test("store clicks go to those that run", () => {
  measurement.apply({ analytics: false, advertising: true });
  happened.length = 0;
  measurement.reportStoreClick({ platform: "google", position: "chooser" });
  expect(happened).toEqual(["advertising: google chooser"]);
});

test("a later yes starts the other one without touching the first", () => {
  measurement.apply({ analytics: true, advertising: false });
  happened.length = 0;
  measurement.apply({ analytics: true, advertising: true });
  expect(happened).toEqual(["start advertising"]);
});

test.each([
  ["withdrawn", { analytics: false, advertising: true }],
  ["expired", undefined],
])("%s: told to stop, cookies removed, page loaded anew", (_, choice) => {
  measurement.apply({ analytics: true, advertising: true });
  happened.length = 0;
  measurement.apply(choice);
  expect(happened.slice(0, 2)).toEqual(["stop analytics", "clear ^_ga"]);
  expect(happened.at(-1)).toBe("reload");
  happened.length = 0;
  measurement.reportStoreClick({ platform: "apple", position: "landing" });
  expect(happened).not.toContain("analytics: apple landing");
});
