import { expect, test } from "vitest";
import { matchRoute, type SiteRouteName } from "#site/routes.ts";
import { cacheKey, type HttpContext, isShared, readSiteRequest } from "./read-site-request.ts";

const read = (path: string, search: string, headers: Record<string, string> = {}) =>
  readSiteRequest({ ...matchRoute(path), path, search, request: { headers } } as HttpContext<SiteRouteName>);

test.each([
  ["/", "?utm_source=x&fbclid=y", "en /"],
  ["/post/1", "?lng=tr-TR&fbclid=y&lng=en", "tr! /post/1"],
  ["/post/1", "?lng=xx&whole=1", "en /post/1"],
  ["/post/1/", "", "en /post/1"],
  ["/download", "?id=1&gclid=x&from=post", "en /download&from=post&id=1"],
  ["/download", "?from=zzz1&id=1", "en /download"],
  ["/download", "?from=landing&id=1", "en /download&from=landing"],
  ["/download", "?from=post&id=a%20b", "en /download&from=post&id=a"],
  ["/download/", "?from=print", "en /download&from=print"],
  ["/download", "?to=somewhere", "en /download"],
  ["/post/1", "?to=auto", "en /post/1"],
  ["/post/1", "?c=poster", "en /post/1"], // a campaign is the browser's to read
  ["/download", "?c=poster&from=post", "en /download&from=post"],
  ["/oembed", "?url=a%26b&maxwidth=3", "en /oembed&url=a%26b&maxwidth=3"],
  ["/oembed", "?url=http://x/post/1?x=1%26lng=tr%23y", "en /oembed&url=http%3A%2F%2Fx%2Fpost%2F1%3Flng%3Dtr"],
  ["/robots.txt", "?lng=tr", "en /robots.txt"],
])("%s%s is cached as %j", (path, search, key) => {
  const request = read(path, search);
  expect(cacheKey(request)).toBe(key);
  expect(isShared(request)).toBe(true);
});

test.each([
  ["/ticket/a/b/c", "?lng=tr&x=1"],
  ["/delete-account", ""],
  ["/delete-account/cancel", "?token=1"],
  ["/download", "?to=auto&c=poster"],
  ["/share/post/1/tr.jpg", ""],
  ["/no/such/page", ""],
  ["/post/1/2", ""],
])("%s%s is not shared", (path, search) => {
  expect(isShared(read(path, search))).toBe(false);
});

test("a route gets its parameters and what it reads of the query, and nothing else", () => {
  expect(read("/delete-account/cancel/", "?token=a%20b&x=1")).toEqual({
    route: "cancel-deletion",
    path: "/delete-account/cancel",
    params: {},
    query: { token: "a b" },
    locale: "en",
    localeInUrl: false,
    waitForData: true,
  });
  expect(read("/ticket/bo%C4%9Faz/b/c", "?x=1")).toMatchObject({
    params: { slug: "boğaz", package_uuid: "b", ticket_uuid: "c" },
    query: {},
  });
});

test("a code that leads straight to a store has its campaign", () => {
  expect(read("/download", "?to=auto&from=print&c=poster").query).toEqual({ from: "print", to: "auto", c: "poster" });
});

test("the locale comes from the URL, else from the visitor's headers", () => {
  const headers = { "accept-language": "tr" };
  expect(read("/post/1", "?lng=ar", headers)).toMatchObject({ locale: "ar", localeInUrl: true });
  expect(read("/post/1", "?lng=xx", headers)).toMatchObject({ locale: "tr", localeInUrl: false });
  expect(read("/robots.txt", "?lng=ar", headers)).toMatchObject({ locale: "en", localeInUrl: false });
});

test("only a browser that opens a page may get its loading state; whoever asks for the page with its data waits", () => {
  const opens = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "user-agent": "Mozilla/5.0" };
  expect(read("/post/1", "", opens).waitForData).toBe(false);
  expect(read("/post/1", "").waitForData).toBe(true);
  expect(read("/post/1", "?whole=1", opens).waitForData).toBe(true);
  expect(read("/ticket/a/b/c", "?whole=1", opens).waitForData).toBe(true);
});
