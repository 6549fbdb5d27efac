import { expect, test } from "vitest";
import { cachePolicies } from "./cache-policies.ts";

const secondsOf = (policy: string, directive: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);

test.each(["post", "profile", "embed", "oembed", "feed", "productApi"] as const)(
  "what is removed leaves every cache within a minute: %s",
  (kind) => {
    const policy = cachePolicies[kind];
    expect(secondsOf(policy, "s-maxage")).toBeGreaterThan(0);
    expect(secondsOf(policy, "s-maxage") + secondsOf(policy, "stale-while-revalidate")).toBeLessThanOrEqual(60);
    expect(secondsOf(policy, "max-age")).toBe(0);
  },
);
