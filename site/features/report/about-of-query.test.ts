import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { aboutOfQuery } from "./about-of-query.ts";

const settings = { origin: "https://www.meydan.example", appLinkOrigin: "https://app.meydan.example" };

test.each([
  ["/post/p1", "https://www.meydan.example/post/p1"],
  ["https://app.meydan.example/profile/u1", "https://app.meydan.example/profile/u1"],
  [`${brand.website}/post/p1`, `${brand.website}/post/p1`],
  ["https://evil.example/post/p1", undefined],
  ["//evil.example/post/p1", undefined],
  ["@evil.example/post/p1", undefined],
  ["/ticket/a/b/c", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s fills in %s", (about, expected) => {
  expect(aboutOfQuery(about, settings)).toBe(expected);
});
