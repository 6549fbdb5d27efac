import { expect, test } from "vitest";
import { cacheKey, readPageRequest } from "./page-request.ts";

test.each([
  ["/", "?utm_source=x&fbclid=y", "en /"],
  ["/post/1", "?lng=tr-TR&fbclid=y&lng=en", "tr /post/1?lng=tr"],
  ["/post/1", "?lng=xx&whole=1", "en /post/1"],
  ["/post/1/", "", "en /post/1"],
  ["/download", "?id=1&gclid=x&from=post", "en /download?from=post&id=1"],
  ["/download", "?from=zzz1&id=1", "en /download"],
  ["/download", "?from=landing&id=1", "en /download?from=landing"],
  ["/download", "?from=post&id=a%20b", "en /download?from=post"],
  ["/download/", "?from=print", "en /download?from=print"],
  ["/download", "?to=somewhere", "en /download"],
  ["/post/1", "?to=auto", "en /post/1"],
  ["/oembed", "?url=a%26b&maxwidth=3", "en /oembed?url=a%26b&maxwidth=3"],
  ["/oembed", "?url=http://x/post/1?x=1%26lng=tr%23y", "en /oembed?url=http%3A%2F%2Fx%2Fpost%2F1%3Flng%3Dtr"],
  ["/robots.txt", "?lng=tr", "en /robots.txt"],
])("%s%s is cached as %j", (path, search, key) => {
  const request = readPageRequest(path, search, {});
  expect(cacheKey(request)).toBe(key);
  expect(request.sharing).not.toBe("none");
});

test.each([
  ["/ticket/a/b/c", "?lng=tr&x=1"],
  ["/delete-account", ""],
  ["/download", "?to=auto"],
  ["/share/post/1/tr.jpg", ""],
  ["/api/project/events/ticketSucces/a/b/c", ""],
  ["/no/such/page", ""],
  ["/post/1/2", ""],
])("%s%s is not shared and keeps its query", (path, search) => {
  expect(readPageRequest(path, search, {})).toMatchObject({ sharing: "none", path, search });
});

test("the locale comes from the URL, else from the visitor's headers", () => {
  const headers = { "accept-language": "tr" };
  expect(readPageRequest("/post/1", "?lng=ar", headers).locale).toBe("ar");
  expect(readPageRequest("/post/1", "?lng=xx", headers).locale).toBe("tr");
  expect(readPageRequest("/robots.txt", "", headers).locale).toBe("en");
});

test("any page can be asked to wait for its data", () => {
  expect(readPageRequest("/post/1", "?whole=1", {}).waitForData).toBe(true);
  expect(readPageRequest("/ticket/a/b/c", "?whole=1", {}).waitForData).toBe(true);
  expect(readPageRequest("/post/1", "", {}).waitForData).toBe(false);
});
