import { expect, test } from "vitest";
import { formatsOf } from "./format.ts";
import { statLabels } from "./stat-labels.ts";
import { createTranslate } from "./translate.ts";

test("counts have a compact and a full form, in the order of the specification", () => {
  const counts = { shares: 0, favorites: 2, comments: 1, likes: 1234, views: 15_300 };
  const labels = statLabels(counts, createTranslate("en"), formatsOf("en"));
  expect(labels.map(({ kind, short, full }) => [kind, short, full])).toEqual([
    ["views", "15.3K", "15,300 views"],
    ["likes", "1.2K", "1,234 likes"],
    ["comments", "1", "1 comment"],
    ["favorites", "2", "2 favorites"],
    ["shares", "0", "0 shares"],
  ]);
});

test("an unknown count is left out", () => {
  expect(statLabels({ likes: 3 }, createTranslate("tr"), formatsOf("tr")).map((stat) => stat.full)).toEqual([
    "3 beğeni",
  ]);
});

test("a shortened count has the noun of the word it ends in, the whole count its own", () => {
  const [views, likes] = statLabels({ views: 1_200_000, likes: 12_301 }, createTranslate("ru"), formatsOf("ru"));
  expect(likes).toMatchObject({ full: "12\u00a0301 лайк", noun: ["", " лайков"] });
  const french = statLabels({ views: 1_200_000 }, createTranslate("fr"), formatsOf("fr"));
  expect([views?.noun[1], french[0]?.noun[1]]).toEqual([" просмотров", " de vues"]);
});
