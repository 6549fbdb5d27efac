import { expect, test } from "vitest";
import { isSameOrigin } from "./is-same-origin.ts";

const own = "https://site.example";

test.each([
  ["a page of this site", { "sec-fetch-site": "same-origin" }, true],
  ["another host of the company", { "sec-fetch-site": "same-site" }, false],
  ["another site", { "sec-fetch-site": "cross-site" }, false],
  ["nobody but the visitor", { "sec-fetch-site": "none" }, false],
  ["another site that names this one as well", { "sec-fetch-site": "cross-site", origin: own }, false],
  ["a page of this site in an old browser", { origin: own }, true],
  ["another site in an old browser", { origin: "https://evil.example" }, false],
  ["a host that begins like this one", { origin: `${own}.evil.example` }, false],
  ["a page that hides its origin", { origin: "null" }, false],
  ["a program that says nothing", {}, false],
])("%s", (_, headers, isOwn) => {
  expect(isSameOrigin(headers, own)).toBe(isOwn);
});

test("a hidden origin is accepted for a form with a secret of its own, another one is not", () => {
  expect(isSameOrigin({ origin: "null" }, own, true)).toBe(true);
  expect(isSameOrigin({ origin: own }, own, true)).toBe(true);
  expect(isSameOrigin({ origin: "https://evil.example" }, own, true)).toBe(false);
  expect(isSameOrigin({}, own, true)).toBe(false);
  expect(isSameOrigin({ "sec-fetch-site": "cross-site", origin: "null" }, own, true)).toBe(false);
});
