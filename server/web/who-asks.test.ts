import { expect, test } from "vitest";
import { waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { asksAsCrawler, hasWaitForData, isAhead, opensPage } from "./who-asks.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const opens = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "user-agent": chrome };

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
  expect(opensPage(headers)).toBe(expected);
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
  expect(["bot/1", `${"a".repeat(16_000)} bot/1`, chrome].map((name) => asksAsCrawler({ "user-agent": name }))).toEqual(
    [true, true, false],
  );
  expect(asksAsCrawler({})).toBe(false);
});

test.each([
  [waitForDataUrl("/post/a"), true],
  [waitForDataUrl("/post/a?lng=tr", "site"), true],
  ["/post/a?whole", true],
  ["/post/a?whole=1&lng=tr", true],
  ["/post/a?wholesale=1", false],
  ["/post/whole=1", false],
])("%s goes on from a loading state: %s", (url, expected) => {
  expect(hasWaitForData(url)).toBe(expected);
});
