import { expect, test } from "vitest";
import { parseCacheControl } from "./cache-control.ts";

test("s-maxage takes precedence over max-age", () => {
  expect(parseCacheControl("public, max-age=0, s-maxage=30, stale-while-revalidate=20, stale-if-error=86400")).toEqual({
    freshMs: 30_000,
    staleWhileRevalidateMs: 20_000,
    staleIfErrorMs: 86_400_000,
  });
  expect(parseCacheControl("Max-Age=5")).toEqual({ freshMs: 5000, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 });
});

test.each([null, "", "public", "private, max-age=60", "s-maxage=60, no-store", "no-cache, max-age=60", "s-maxage=-1"])(
  "%j must not be stored",
  (cacheControl) => {
    expect(parseCacheControl(cacheControl)).toBeUndefined();
  },
);
