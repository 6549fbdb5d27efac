import { beforeEach, expect, test } from "vitest";
import type { TrackerId } from "#site/trackers.ts";
import { createMeasurement } from "./measurement.ts";
import type { Tracker } from "./tracker.ts";

const happened: string[] = [];
const tracker = ({ id }: { readonly id: TrackerId }): Tracker => ({
  start: () => happened.push(`start ${id}`),
  reportStoreClick: ({ store, position }) => happened.push(`${id}: ${store} ${position}`),
  stop: () => happened.push(`stop ${id}`),
});
let measurement: ReturnType<typeof createMeasurement>;

const none = new Set<TrackerId>();
const google = new Set<TrackerId>(["google"]);
const meta = new Set<TrackerId>(["meta"]);
const both = new Set<TrackerId>(["google", "meta"]);

beforeEach(() => {
  happened.length = 0;
  measurement = createMeasurement([{ id: "google" }, { id: "meta" }], {
    create: tracker,
    removeStored: (id) => happened.push(`clear ${id}`),
    reload: () => happened.push("reload"),
  });
});

test("without consent nothing starts and nothing is reported", () => {
  measurement.apply(none);
  measurement.reportStoreClick({ store: "apple", position: "landing" });
  expect(happened).toEqual(["clear google", "clear meta"]);
});

test("starts what was allowed, once, and nothing else", () => {
  measurement.apply(google);
  measurement.apply(google);
  expect(happened.filter((event) => event.startsWith("start"))).toEqual(["start google"]);
  expect(happened).not.toContain("clear google");
});

test("store clicks go to those that run", () => {
  measurement.apply(meta);
  happened.length = 0;
  measurement.reportStoreClick({ store: "google", position: "chooser" });
  expect(happened).toEqual(["meta: google chooser"]);
});

test("a later yes starts the other one without touching the first", () => {
  measurement.apply(google);
  happened.length = 0;
  measurement.apply(both);
  expect(happened).toEqual(["start meta"]);
});

test.each([
  ["withdrawn", meta],
  ["expired", none],
])("%s: stopped, what it stored removed, page loaded anew", (_, allowed) => {
  measurement.apply(both);
  happened.length = 0;
  measurement.apply(allowed);
  expect(happened.slice(0, 2)).toEqual(["stop google", "clear google"]);
  expect(happened.at(-1)).toBe("reload");
  happened.length = 0;
  measurement.reportStoreClick({ store: "apple", position: "landing" });
  expect(happened).not.toContain("google: apple landing");
});
