import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { matchRoute, type SiteRouteName } from "#site/routes.ts";
import {
  cacheKey,
  type HttpContext,
  isAhead,
  isCrawlerRequest,
  isShared,
  readSiteRequest,
} from "./read-site-request.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const opens = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "user-agent": chrome };

const read = (path: string, search: string, headers: IncomingHttpHeaders = {}) =>
  readSiteRequest({ ...matchRoute(path), path, search, request: { headers } } as HttpContext<SiteRouteName>);

test.each([
  ["/", "?utm_source=x&fbclid=y", "en /"],
  ["/post/1", "?lng=tr-TR&fbclid=y&lng=en", "tr! /post/1"],
  ["/post/1", "?lng=xx&whole=1", "en /post/1"],
  ["/post/1", "?lng=tr.", "tr! /post/1"],
  ["/post/1", "?lng=tr%E2%80%99de", "tr! /post/1"],
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

test("a page that is requested with its data waits for them, in any browser", () => {
  for (const path of ["/post/1", "/ticket/a/b/c"]) {
    expect(read(path, "?lng=tr", opens).waitForData).toBe(false);
    expect(read(path, "?whole=1", opens).waitForData).toBe(true);
    expect(read(path, "?lng=tr&whole=1.site", opens).waitForData).toBe(true);
    expect(read(path, "?wholesale=1", opens).waitForData).toBe(false);
  }
});

test.each([
  ["a browser that opens a page", opens, true],
  ["one that opens it in a frame", { ...opens, "sec-fetch-dest": "iframe" }, true],
  ["one that prerenders it", { ...opens, "sec-purpose": "prefetch;prerender" }, false],
  ["one that prefetches it", { ...opens, "sec-purpose": "prefetch" }, false],
  ["one that says nothing: plain HTTP, or Safari before 16.4", { "user-agent": chrome }, false],
  ["a script of a page", { ...opens, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }, false],
  ["a page that embeds it as something else", { ...opens, "sec-fetch-dest": "object" }, false],
  ["a crawler in a browser", { ...opens, "user-agent": `${chrome} (compatible; Googlebot/2.1)` }, false],
  ["a program", { "user-agent": "Discourse Forum Onebox v3.2" }, false],
  ["one without a name", {}, false],
])("who gets a loading state: %s: %j", (_name, headers, expected) => {
  expect(read("/post/1", "", headers).waitForData).toBe(!expected);
});

test.each([
  [{ "sec-purpose": "prefetch" }, true],
  [{ "sec-purpose": "prefetch;prerender" }, true],
  [{ "sec-purpose": "prefetch;anonymous-client-ip" }, true],
  [{ purpose: "prefetch" }, true],
  [{ "x-purpose": "preview" }, true],
  [{ "x-moz": "prefetch" }, true],
  [{}, false],
  [{ "sec-purpose": "" }, false],
])("%j is fetched ahead: %s", (headers, expected) => {
  expect(isAhead(headers)).toBe(expected);
});

test("a name of any length is looked at", () => {
  expect(
    ["bot/1", `${"a".repeat(16_000)} bot/1`, chrome].map((name) => isCrawlerRequest({ "user-agent": name })),
  ).toEqual([true, true, false]);
  expect(isCrawlerRequest({})).toBe(false);
});
