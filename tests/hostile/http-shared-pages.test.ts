import { expect, inject, test } from "vitest";
import { matchRoute, routeOf } from "#site/routes.ts";
import { everyPage, pathOf } from "../e2e/support/every-page.ts";
import { get } from "./support/raw-http.ts";

// What a cache stores for everybody has nothing of whoever asked first (poisoning), and nothing private (deception).

/** Headers with which frameworks and proxies let a client change what a page says. */
const poison: Readonly<Record<string, string>> = {
  Forwarded: "host=canary.example;proto=https;for=canary",
  "X-Forwarded-Host": "canary.example",
  "X-Forwarded-Server": "canary.example",
  "X-Forwarded-Proto": "canary",
  "X-Forwarded-Scheme": "canary",
  "X-Forwarded-Port": "666",
  "X-Forwarded-Prefix": "/canary",
  "X-Forwarded-Path": "/canary",
  "X-Host": "canary.example",
  "X-HTTP-Host-Override": "canary.example",
  "X-Original-URL": "/canary",
  "X-Rewrite-URL": "/canary",
  "X-HTTP-Method-Override": "POST",
  "X-Method-Override": "POST",
  Referer: "https://canary.example/",
  Origin: "https://canary.example",
  "User-Agent": "canary",
  Accept: "canary/canary",
  Via: "canary",
  Range: "bytes=0-10",
  "If-Modified-Since": "canary",
  Cookie: "canary=1; cc_cookie=canary",
  "X-Page-Tags": "canary",
};

const origin = inject("demoOrigin");

const isShared = (path: string) => {
  const route = routeOf(matchRoute(path).name);
  return "shared" in route && route.shared !== "none";
};
const found = everyPage.filter(({ status = 200 }) => status === 200).map(({ path }) => path);
const sharedPaths = [...found.filter(isShared), "/robots.txt", "/sitemap.xml"];

test.each(sharedPaths)("%s is the same for the visitor after one who has tried to change it", async (path) => {
  // A query that no page reads makes no page of its own.
  const clean = await get(origin, `${path}?clean`, { "Accept-Language": "sw" });
  const hosts = ["canary.example", "canary.example:666", `${new URL(origin).host}.canary.example`, "a@canary.example"];
  for (const host of hosts) {
    const poisoned = await get(origin, `${path}?utm_source=canary&x=%22canary`, {
      ...poison,
      Host: host,
      "Accept-Language": "sw",
    });
    expect(poisoned.status).toBe(200);
    expect(poisoned.body).not.toContain("canary");
    expect([...poisoned.headers.values()].join("\n")).not.toContain("canary");
  }
  const absolute = await get(origin, `http://canary.example${path}`, { "Accept-Language": "sw" });
  expect(absolute.body).not.toContain("canary");
  const after = await get(origin, path, { "Accept-Language": "sw" });
  expect(after.body).toBe(clean.body);
  expect(after.headers.has("age")).toBe(true);
});

test.each([
  pathOf("ticket"),
  pathOf("ticket-missing"),
  "/delete-account/receipt?receipt=x",
  "/delete-account/cancel?token=x",
])("%s is stored by no cache, whatever its URL looks like", async (path) => {
  const [before = "", query] = path.split("?");
  for (const ending of [
    "",
    "/",
    "/x.css",
    ".css",
    ";.css",
    "%3b.css",
    "%23.css",
    "%3f.css",
    "/..%2fx.css",
    "?.css",
    "//x.js",
  ]) {
    const { status, headers } = await get(origin, before + ending + (query ? `?${query}` : ""));
    expect(status).toBeLessThan(500);
    expect(headers.get("cache-control"), ending).toMatch(/no-store/);
    expect(headers.has("age")).toBe(false);
  }
});

test("an error is not stored in the place of a page", async () => {
  const path = pathOf("post-video");
  for (const headers of [
    { Host: "" },
    { "X-Big": "a".repeat(15_000) },
    { Expect: "nonsense" },
    { "Transfer-Encoding": "nonsense" },
    { "Content-Length": "-1" },
  ]) {
    // One that is found to be faulty in the middle of its response has none.
    await get(origin, path, headers as Record<string, string>).catch(() => {});
    expect((await get(origin, path)).status).toBe(200);
  }
});
