import { expect, test } from "vitest";
import { waitForDataPattern, waitForDataUrl } from "./wait-for-data-url.ts";

test.each([
  ["", "?whole=1"],
  ["?lng=tr", "?lng=tr&whole=1"],
  ["/post/a", "/post/a?whole=1"],
  ["/post/a#b?c#d", "/post/a?whole=1#b?c#d"],
  ["/post/a?x=%20&y&z=a+b#b", "/post/a?x=%20&y&z=a+b&whole=1#b"],
])("%j becomes %j", (url, expected) => {
  expect(waitForDataUrl(url)).toBe(expected);
});

test("the parameter is found in the URL of a page with its data, and in no other", () => {
  expect(waitForDataPattern.exec(waitForDataUrl("?lng=tr"))?.slice(1)).toEqual(["&", ""]);
  for (const search of ["", "?lng=tr", "?whole", "?awhole=1", "?a=whole=1"]) {
    expect(waitForDataPattern.test(search), search).toBe(false);
  }
});
