import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

// `npm run test:scale` tries the configuration with nginx itself; here is what has to follow the site.
const configuration = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");

test("both lists of languages are those of the site, in its order", () => {
  const lists = [...configuration.matchAll(/_language>([a-z|]+)\)/g)].map(([, list]) => list?.split("|"));
  expect(lists).toEqual([locales, locales]);
});

test("it knows for how long users' content is fresh", () => {
  const known = /s-maxage=(\d+),"\s+1;/.exec(configuration)?.[1];
  for (const policy of ["post", "profile", "embed", "oembed", "feed", "productApi"] as const) {
    expect(cachePolicies[policy]).toContain(`s-maxage=${known},`);
  }
});
