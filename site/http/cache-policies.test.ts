import { expect, test } from "vitest";
import { type CachePolicy, cachePolicies, cachePolicyOf } from "./cache-policies.ts";

const names = Object.keys(cachePolicies) as CachePolicy[];

test.each(["post", "profile", "embed", "oembed", "feed"] as const)(
  "what is removed leaves the cache within a minute: %s",
  (name) => {
    const { freshMs = 0, staleWhileRevalidateMs = 0 } = cachePolicyOf(name).freshness ?? {};
    expect(freshMs).toBeGreaterThan(0);
    expect(freshMs + staleWhileRevalidateMs).toBeLessThanOrEqual(60_000);
  },
);

test("whatever the process stores, any other cache asks for each time", () => {
  for (const name of names) {
    const { cacheControl, freshness } = cachePolicyOf(name);
    if (freshness) expect(cacheControl, name).toBe("no-cache");
  }
});

const [minute, day] = [60_000, 24 * 3_600_000];

test.each(["post", "profile", "embed", "oembed", "feed"] as const)(
  "an outage of the product server is bridged for a day, and no longer: %s",
  (name) => {
    expect(cachePolicyOf(name).freshness?.staleIfErrorMs).toBe(day);
  },
);

test("pages without users' content are used for minutes, a day while they are asked for, a week in an outage", () => {
  expect(cachePolicyOf("static").freshness).toEqual({
    ...{ freshMs: 5 * minute, staleWhileRevalidateMs: day, staleIfErrorMs: 7 * day },
  });
});

test("what is absent may exist ten seconds later, and bridges no outage", () => {
  expect(cachePolicyOf("absent").freshness).toEqual({
    ...{ freshMs: 10_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 },
  });
});

test("a removed post's preview image goes within an hour, and what is confidential is stored nowhere", () => {
  expect(cachePolicyOf("previewImage")).toEqual({ cacheControl: "public, max-age=3600" });
  expect(cachePolicyOf("none")).toEqual({ cacheControl: "private, no-store" });
  expect(cachePolicyOf("worker")).toEqual({ cacheControl: "no-cache" });
});
