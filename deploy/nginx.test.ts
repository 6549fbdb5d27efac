import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { findCacheableRoute } from "#site/http/cacheable-routes.ts";

// `npm run test:scale` tries the configuration with nginx itself; here is what has to follow the site.
const configuration = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");

test("all lists of languages are those of the site, in its order", () => {
  const lists = [...configuration.matchAll(/_language>([a-z|]+)\)/g)].map(([, list]) => list?.split("|"));
  expect(lists).toEqual([locales, locales, locales]);
});

test("it knows for how long users' content is fresh", () => {
  const known = /s-maxage=(\d+),"\s+1;/.exec(configuration)?.[1];
  for (const policy of ["post", "profile", "embed", "oembed", "feed", "productApi"] as const) {
    expect(cachePolicies[policy]).toContain(`s-maxage=${known},`);
  }
});

test("it leaves the query out of the key of those pages alone that read nothing of it", () => {
  const pattern = new RegExp(/"~(\S+)"\s+\$page_path;/.exec(configuration)?.[1] ?? "no pattern");
  const known = ["/", "/privacy-policy", "/post/a", "/embed/post/a", "/profile/a", "/profile/a/feed.json"];
  const everyones = ["/profile/a/feed.xml", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
  const calls = ["/api/public/post/a", "/api/public/users/a", "/api/public/users/posts/a"];
  const others = ["/download", "/oembed", "/ticket-worker.js", "/share/a", "/post", "/post/a/b", "/x"];
  for (const path of [...known, ...everyones, ...calls, ...others]) {
    const { sharing, parameters } = findCacheableRoute(path, new URLSearchParams());
    const readsNothing = sharing !== "none" && !parameters;
    expect([path, pattern.exec(`${path}?a=b`)?.groups?.page_path]).toEqual([path, readsNothing ? path : undefined]);
  }
  expect(pattern.test("//")).toBe(false);
});
