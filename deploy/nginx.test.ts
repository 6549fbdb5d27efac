import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { locales } from "#locales/index.ts";
import { writeErrorPages } from "#scripts/build/write-error-pages.ts";
import { fallbackErrorPolicy } from "#server/http/fallback-error-page.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { findCacheableRoute } from "#site/http/cacheable-routes.ts";

// `npm run test:scale` tries the configuration with nginx itself; here is what has to follow the site.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const configuration = read("nginx.conf");

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

test("what nginx answers by itself has the headers of the site", () => {
  const added = [...read("nginx-headers.conf").matchAll(/^add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gm)];
  const headers = Object.fromEntries(
    added.map(([, name = "", value, variable]) => [
      name,
      value ?? new RegExp(`\\$${variable}\\b.*\\{ \\S+ "?([^";]+)`).exec(configuration)?.[1],
    ]),
  );
  expect(headers).toEqual({
    ...securityHeaders("https://www.example.com"),
    "Content-Security-Policy": fallbackErrorPolicy,
    "Cache-Control": "private, no-store",
    "Retry-After": "10",
  });
  for (const server of configuration.split(/^server \{/m).slice(1))
    expect(server).toContain("include nginx-headers.conf;");
});

test("it has an error page for each status that it may answer with", () => {
  const folder = mkdtempSync(join(tmpdir(), "error-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeErrorPages(folder);
  const named = [...configuration.matchAll(/ \/error-pages\/\$error_language\/(\d+\.html);/g)].map(([, file]) => file);
  for (const language of [...locales, "any"]) {
    expect(readdirSync(join(folder, language)).sort(), language).toEqual(named.sort());
  }
});

test("what the site answers has no header twice: each of its locations has one of its own", () => {
  const locations = [...configuration.matchAll(/location (\S+.*) \{\n([^}]*)\}/g)].map(([, path, content = ""]) => [
    path,
    content.includes("proxy_pass"),
    content.includes("add_header X-Cache $upstream_cache_status;"),
  ]);
  expect(locations.filter(([, isProxied, hasHeader]) => isProxied !== hasHeader)).toEqual([]);
  expect(locations.filter(([, isProxied]) => isProxied)).toHaveLength(5);
});
