import { beforeEach, expect, test } from "vitest";
import { createMeasurement, type Measurement } from "./measurement.ts";
import type { Tracker } from "./tracker.ts";

const happened: string[] = [];
let reported: readonly string[] = [];
const tracker = (category: Tracker["category"], cookies: RegExp): Tracker => ({
  name: category,
  category,
  cookies,
  start: (isNewView) => happened.push(isNewView ? `start ${category}` : `continue ${category}`),
  reportStoreClick: ({ platform, position }) => happened.push(`${category}: ${platform} ${position}`),
  stop: () => happened.push(`stop ${category}`),
});
let measurement: Measurement;

beforeEach(() => {
  happened.length = 0;
  reported = [];
  measurement = createMeasurement([tracker("analytics", /^_ga/), tracker("advertising", /^_fbp/)], {
    claimView: (reporter) => !reported.includes(reporter),
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

test("a tracker that has reported this visit already is told so", () => {
  reported = ["analytics"];
  measurement.apply({ analytics: true, advertising: true });
  expect(happened).toEqual(["continue analytics", "start advertising"]);
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
