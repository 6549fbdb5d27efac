import { expect, test } from "vitest";
import { arabicFont, devanagariFont, latinFont } from "#site/build/font-subsets.ts";
import { slicesOf } from "./font-slices.ts";

test("the site's own pages have the slices of their language and no other", () => {
  expect(slicesOf("tr", "landing")).toEqual(["latin", "turkish"]);
  expect(slicesOf("en", "download")).toEqual(["latin"]);
  expect(slicesOf("fa", "privacy-policy")).toEqual(["latin", "arabic"]);
});

test.each(["tr", "en", "hi"] as const)(
  "what people write may be in any script, whatever the page's: %s",
  (language) => {
    const slices = slicesOf(language, "post");
    const all = [latinFont, arabicFont, devanagariFont].flatMap(({ subsets }) => subsets.map(({ name }) => name));
    expect(slices.toSorted()).toEqual(all.sort());
  },
);

test("what is known to be written names the fonts of other scripts where it has any of them", () => {
  const others = (written: string) => slicesOf("tr", "post", written).slice(2);
  expect(others("")).toEqual([]);
  expect(others("Ağaçlar çiçek açtı: 3 İstanbul, 2 “ılık” gün… 👩‍🚀")).toEqual([]);
  expect(others("[100 $]")).toEqual(["western"]);
  const all = ["western", "latin-extended", "cyrillic", "arabic", "devanagari"];
  for (const written of ["Dvořák", "Привет", "سلام", "नमस्ते"]) expect(others(written)).toEqual(all);
  expect(slicesOf("ar", "post", "سلام")).toEqual(["latin", "arabic", "turkish"]);
});
