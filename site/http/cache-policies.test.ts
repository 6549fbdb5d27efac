import { expect, test } from "vitest";
import { type CachePolicy, cachePolicies, cachePolicyOf } from "./cache-policies.ts";

const names = Object.keys(cachePolicies) as CachePolicy[];

test("what is removed leaves the cache within a minute", () => {
  const { freshMs, staleWhileRevalidateMs } = cachePolicies.userContent.freshness;
  expect(freshMs).toBeGreaterThan(0);
  expect(freshMs + staleWhileRevalidateMs).toBeLessThanOrEqual(60_000);
});

test("whatever the process stores, any other cache asks for each time", () => {
  for (const name of names) {
    const { cacheControl, freshness } = cachePolicyOf(name);
    if (freshness) expect(cacheControl, name).toBe("no-cache");
  }
});
