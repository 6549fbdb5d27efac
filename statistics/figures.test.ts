import { expect, test } from "vitest";
import type { CountSums } from "#server/counts/store/count-store.ts";
import { changeOf, figuresOf, shareOf } from "./figures.ts";

const labels = { page: "post", language: "tr", phone: "apple", app: "browser", place: "", detail: "" } as const;
const sums = (counts: CountSums["counts"], rest: Partial<CountSums> = {}): CountSums => ({
  counts,
  days: [],
  ...rest,
});

const now = sums(
  [
    { ...labels, event: "view", count: 100 },
    { ...labels, event: "view", language: "en", app: "x", count: 20 },
    { ...labels, event: "chooser-open", count: 18 },
    { ...labels, event: "chooser-open", detail: "like", count: 12 },
    { ...labels, event: "store-click", place: "chooser", detail: "apple", count: 12 },
    { ...labels, event: "store-click", page: "landing", place: "landing", detail: "google", count: 5 },
    { ...labels, event: "preview-fetch", detail: "telegram", count: 7 },
    { ...labels, event: "campaign-view", detail: "poster", count: 40 },
    { ...labels, event: "campaign-view", language: "en", detail: "poster", count: 10 },
    { ...labels, event: "campaign-store", detail: "poster", count: 5 },
    { ...labels, event: "campaign-store", detail: "other", count: 1 },
    { ...labels, event: "refused", page: "", language: "", phone: "", app: "", detail: "invalid", count: 7 },
    { ...labels, event: "paint", language: "", app: "", detail: "1s", count: 6 },
    { ...labels, event: "paint", language: "", app: "", detail: "slower", count: 2 },
    { ...labels, event: "paint", page: "landing", language: "", app: "", detail: "2.5s", count: 3 },
  ],
  {
    days: [
      { day: "2026-11-01", event: "view", count: 70 },
      { day: "2026-11-02", event: "view", count: 50 },
      { day: "2026-11-02", event: "store-click", count: 17 },
    ],
  },
);
const past = sums(
  [
    { ...labels, event: "view", count: 80 },
    { ...labels, event: "view", language: "de", count: 9 },
    { ...labels, event: "store-click", place: "chooser", detail: "apple", count: 6 },
  ],
  { days: [{ day: "2026-10-31", event: "view", count: 89 }] },
);
const figures = figuresOf({ from: "2026-11-01", to: "2026-11-02" }, now, past);

test("totals, and the presses that a chooser contains", () => {
  expect(figures.before).toEqual({ from: "2026-10-30", to: "2026-10-31" });
  expect(figures.totals.view).toEqual({ now: 120, before: 89 });
  expect(figures.totals["store-click"]).toEqual({ now: 17, before: 6 });
  expect(figures.totals.wallet).toEqual({ now: 0, before: 0 });
  expect(figures.inChooser).toEqual({ now: 12, before: 6 });
  expect(figures.elsewhere).toEqual({ now: 5, before: 0 });
});

test("campaigns with their views and presses, and how soon pages were painted", () => {
  expect(figures.campaigns.map(({ name, views, stores }) => [name, views.now, stores.now])).toEqual([
    ["poster", 50, 5],
    ["other", 0, 1],
  ]);
  expect(figures.paints.map(({ name, measured, classes }) => [name, measured, ...classes])).toEqual([
    ["post", 8, 6, 0, 0, 2],
    ["landing", 3, 0, 3, 0, 0],
    ["apple", 11, 6, 3, 0, 2],
  ]);
});

test("groups come by their views, with those that there were before only", () => {
  expect(figures.groups.language.map(({ name, views }) => [name, views.now, views.before])).toEqual([
    ["tr", 100, 80],
    ["en", 20, 0],
    ["de", 0, 9],
  ]);
  expect(figures.groups.page.find(({ name }) => name === "landing")).toMatchObject({
    views: { now: 0, before: 0 },
    stores: { now: 5, before: 0 },
  });
  expect(figures.groups.app.map(({ name }) => name)).toEqual(["browser", "x"]);
});

test("verbs, places, stores, previews and refusals", () => {
  expect(figures.places).toEqual([
    { name: "chooser", now: 12, before: 6 },
    { name: "landing", now: 5, before: 0 },
  ]);
  expect(figures.stores.map(({ name, now }) => [name, now])).toEqual([
    ["apple", 12],
    ["google", 5],
  ]);
  expect(figures.verbs.map(({ name, now }) => [name, now])).toEqual([
    ["", 18],
    ["like", 12],
  ]);
  expect(figures.fetchers).toEqual([{ name: "telegram", now: 7, before: 0 }]);
  expect(figures.refusals.find(({ name }) => name === "invalid")).toEqual({ name: "invalid", now: 7, before: 0 });
});

test("every day is there, beside its counterpart", () => {
  expect(figures.days).toMatchObject([
    { day: "2026-11-01", views: { now: 70, before: 0 }, stores: { now: 0, before: 0 } },
    { day: "2026-11-02", views: { now: 50, before: 89 }, stores: { now: 17, before: 0 } },
  ]);
});

test("a share needs a whole that contains it, a change something before", () => {
  expect([shareOf(1, 4), shareOf(0, 4), shareOf(0, 0), shareOf(5, 4)]).toEqual([0.25, 0, undefined, undefined]);
  expect([changeOf({ now: 3, before: 2 }), changeOf({ now: 3, before: 0 })]).toEqual([0.5, undefined]);
});
