import { expect, test } from "vitest";
import { findFeatures, newerThan, versionsOn } from "./newer-features.harness.ts";
import { scriptBrowsers } from "./supported-browsers.ts";

const features = newerThan(scriptBrowsers);

test.each([
  ["let u = URL.parse(t)", "URL.parse"],
  ["const { canParse } = URL", "URL.canParse"],
  ["Object.groupBy(l, f)", "Object.groupBy"],
  ["navigator.wakeLock.request()", "navigator.wakeLock"],
  ["new URLPattern()", "URLPattern"],
  ["e.showPopover()", "showPopover"],
  ["/[\\p{L}--[a-z]]/v", "Invalid regular expression flag"],
])("%s needs %s", (script, feature) => {
  expect(findFeatures(script, features).join(" ")).toContain(feature);
});

test.each([
  "new URL(t); fetch(u, { signal: AbortSignal.timeout(1) })",
  "l.at(-1); l.findLast(f); l.toSorted(); Object.hasOwn(o, k); structuredClone(o)",
  "l.map(f).filter(f).some(f); JSON.parse(t); t.isWellFormed(); t.toWellFormed()",
  "const navigation = 1; f(navigation)",
  "/(?<=a)b/u.test(t); class A { #b = 1; static {} }",
  "dialog.showModal(); o.number = o.tag",
])("%s needs nothing newer", (script) => {
  expect(findFeatures(script, features)).toEqual([]);
});

test("a syntax of later years is found", () => {
  expect(findFeatures('import data from "./a.json" with { type: "json" }; export { data }', features)).not.toEqual([]);
});

test("the browsers of a day are those of MDN's dates", () => {
  expect(versionsOn("2023-03-27")).toEqual({ chrome: 111, firefox: 111, safari: 16.4 });
});
