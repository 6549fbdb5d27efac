import { expect, test } from "vitest";
import { pagePrivacy } from "./page-privacy.ts";
import { embedNames, type PageName, pageNames, routeOf } from "./routes.ts";

const documents = [...pageNames, ...embedNames];
const policyOf = (name: (typeof documents)[number]) => pagePrivacy(name, {}).headers["Referrer-Policy"];

test("vendors' scripts may run where the kind says all that a page is about", () => {
  expect(documents.filter((name) => !pagePrivacy(name, {}).isClosed)).toEqual([
    "landing",
    "download",
    "privacy-policy",
    "community-rules",
    "child-safety",
    "accessibility",
  ] satisfies PageName[]);
});

test("/download is closed where its URL names a post or a profile", () => {
  expect(pagePrivacy("download", { from: "post" }).isClosed).toBe(false);
  expect(pagePrivacy("download", { from: "post", id: "p1" })).toEqual({
    isClosed: true,
    headers: { "Referrer-Policy": "no-referrer" },
  });
});

test("a closed page hides its URL from the next one; an origin is all that forms of older browsers may send", () => {
  const closed = documents.filter((name) => pagePrivacy(name, {}).isClosed);
  expect(closed.filter((name) => policyOf(name) === "origin")).toEqual(["delete-account", "report"]);
  expect(closed.filter((name) => !["origin", "no-referrer"].includes(policyOf(name) ?? ""))).toEqual([]);
  expect(documents.filter((name) => routeOf(name).confidential && !closed.includes(name))).toEqual([]);
});
