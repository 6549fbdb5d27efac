import { expect, test } from "vitest";
import { parseCacheControl } from "./cache-control.ts";

test("the shared cache's own words come before the browser's", () => {
  expect(parseCacheControl("public, max-age=0, s-maxage=30, stale-while-revalidate=20, stale-if-error=86400")).toEqual({
    fresh: 30_000,
    staleWhileRevalidating: 20_000,
    staleOnError: 86_400_000,
  });
  expect(parseCacheControl("Max-Age=5")).toEqual({ fresh: 5000, staleWhileRevalidating: 0, staleOnError: 0 });
});

test.each([null, "", "public", "private, max-age=60", "s-maxage=60, no-store", "no-cache, max-age=60", "s-maxage=-1"])(
  "%j may not be kept",
  (cacheControl) => {
    expect(parseCacheControl(cacheControl)).toBeUndefined();
  },
);
