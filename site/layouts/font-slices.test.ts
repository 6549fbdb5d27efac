import { expect, test } from "vitest";
import { arabicFont, devanagariFont, latinFont } from "#site/build/font-subsets.ts";
import { slicesOf } from "./font-slices.ts";

test("the site's own pages have the slices of their language and no other", () => {
  expect(slicesOf("tr", "landing")).toEqual({ preloaded: ["latin", "turkish"], others: [] });
  expect(slicesOf("en", "download")).toEqual({ preloaded: ["latin"], others: [] });
  expect(slicesOf("fa", "privacy-policy")).toEqual({ preloaded: ["latin", "arabic"], others: [] });
});

test.each(["tr", "en", "hi"] as const)(
  "what people write may be in any script, whatever the page's: %s",
  (language) => {
    const { preloaded, others } = slicesOf(language, "post");
    const all = [latinFont, arabicFont, devanagariFont].flatMap(({ subsets }) => subsets.map(({ name }) => name));
    expect([...preloaded, ...others].sort()).toEqual(all.sort());
    expect(preloaded).toContain("turkish");
  },
);
