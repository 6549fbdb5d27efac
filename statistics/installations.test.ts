import { expect, test } from "vitest";
import type { CountSums } from "#server/counts/store/count-store.ts";
import { attributionsOf, parseInstallations } from "./installations.ts";

const file = "date,store,campaign,count\n2026-11-01,apple,post-chooser-tr,4\n2026-11-02,google,post-chooser-tr,3\n";
const periods = { period: { from: "2026-11-01", to: "2026-11-02" }, before: { from: "2026-10-30", to: "2026-10-31" } };
const labels = { page: "post", language: "tr", phone: "apple", app: "browser", place: "", detail: "" } as const;
const sums = (counts: CountSums["counts"]): CountSums => ({ counts, days: [] });

test.each([
  ["as it is", file],
  ["of a spreadsheet in Türkiye", `\uFEFF${file.replaceAll(",", ";").replaceAll("\n", "\r\n")}`],
  ["with quotes and an empty line", `${file.replace("post-chooser-tr", '"post-chooser-tr"')}\n`],
])("a file %s is read", (_name, text) => {
  expect(parseInstallations(text, "i.csv")).toEqual([
    { date: "2026-11-01", store: "apple", token: "post-chooser-tr", count: 4 },
    { date: "2026-11-02", store: "google", token: "post-chooser-tr", count: 3 },
  ]);
});

test.each([
  ["", 'i.csv, line 1: the columns must be date,store,campaign,count, but are "".'],
  ["store,date", 'i.csv, line 1: the columns must be date,store,campaign,count, but are "store,date".'],
  [`${file}2026-11-31,apple,x,1`, 'i.csv, line 4: the date must be a day such as 2026-11-01, but is "2026-11-31".'],
  [`${file}\n2026-11-03,amazon,x,1`, 'i.csv, line 5: the store must be apple or google, but is "amazon".'],
  [`${file}2026-11-03,apple,,1`, "i.csv, line 4: the campaign must have 1 to 100 characters."],
  [`${file}2026-11-03,apple,x,-1`, 'i.csv, line 4: the count must be a whole number, but is "-1".'],
  [`${file}2026-11-03,apple,x,1.5`, 'i.csv, line 4: the count must be a whole number, but is "1.5".'],
  [`${file}2026-11-03,apple,x`, "i.csv, line 4: a line must have 4 values (date,store,campaign,count), but has 3."],
])("%j is one sentence with its line", (text, sentence) => {
  expect(() => parseInstallations(text, "i.csv")).toThrow(sentence);
});

test("a store link has the views of its page and language, and the presses of its place", () => {
  const counts = sums([
    { ...labels, event: "view", count: 100 },
    { ...labels, event: "view", language: "en", count: 1000 },
    { ...labels, event: "store-click", place: "chooser", detail: "apple", count: 20 },
    { ...labels, event: "store-click", place: "chooser", detail: "google", count: 10 },
    { ...labels, event: "store-click", place: "overlay", detail: "apple", count: 2 },
  ]);
  const text = `${file}2026-10-31,apple,post-chooser-tr,2\n2020-01-01,apple,post-chooser-tr,99\n`;
  expect(attributionsOf(parseInstallations(text, "i.csv"), periods, counts)).toEqual([
    { name: "post-chooser-tr", views: 100, presses: 30, installations: 7, installationsBefore: 2 },
    { name: "post-overlay-tr", views: 100, presses: 2, installations: 0, installationsBefore: 0 },
  ]);
});

test("a campaign of the owner's has its own views and presses", () => {
  const counts = sums([
    { ...labels, event: "campaign-view", detail: "poster", count: 40 },
    { ...labels, event: "campaign-store", detail: "poster", count: 5 },
  ]);
  const text = "date,store,campaign,count\n2026-11-01,apple,poster,3";
  expect(attributionsOf(parseInstallations(text, "i.csv"), periods, counts)).toMatchObject([
    { name: "poster", views: 40, presses: 5, installations: 3 },
  ]);
});

test("tokens of other links, and of the download page, have no views", () => {
  const lines = [
    "2026-11-01,apple,billboard,5",
    "2026-11-01,apple,post-download-tr,4",
    "2026-11-01,google,post-auto-tr,3",
  ];
  const text = `date,store,campaign,count\n${lines.join("\n")}`;
  const download = { ...labels, page: "download", place: "download", event: "store-click", count: 50 } as const;
  expect(attributionsOf(parseInstallations(text, "i.csv"), periods, sums([download]))).toMatchObject([
    { name: "billboard", views: undefined, presses: undefined, installations: 5 },
    { name: "post-download-tr", views: undefined, presses: undefined, installations: 4 },
    { name: "post-auto-tr", views: undefined, presses: undefined, installations: 3 },
  ]);
});
