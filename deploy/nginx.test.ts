import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { locales } from "#locales/index.ts";
import { writeErrorPages } from "#scripts/build/write-error-pages.ts";
import { cacheKey, readPageRequest } from "#server/cache/page-request.ts";
import { fallbackErrorPolicy } from "#server/http/fallback-error-page.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { origins } from "#site/features/store-links/store-context.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { cacheableRoutes, findCacheableRoute } from "#site/http/cacheable-routes.ts";
import { readNginxMaps } from "./nginx-maps.harness.ts";

// `npm run test:scale` tries the configuration with nginx itself; here is what has to follow the site.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const configuration = read("nginx.conf");
const find = readNginxMaps(configuration);

/** A character as it is, or encoded. */
const spellings = (character: string) => {
  const encoded = `%${character.charCodeAt(0).toString(16)}`;
  return fc.constantFrom(character, character.toUpperCase(), encoded, encoded.toUpperCase());
};
const spelled = (text: string) => fc.tuple(...Array.from(text, spellings)).map((characters) => characters.join(""));

test("logs have no credential, however a client spells its URL", () => {
  const secret = "a3f0-secret";
  const start = fc.constantFrom(
    "/",
    "//",
    "/./",
    "/x/../",
    "/x%2F..%2f",
    "/oembed?url=https%3A%2F%2Fwww.example.com%2F",
  );
  const call = spelled("api/project//events/ticketsucces");
  const tickets = fc.oneof(spelled("ticket"), call).map((path) => `${path}/a/b/${secret}?lng=tr`);
  const links = spelled("delete-account/cancel").map((path) => `${path}?lng=tr&token=${secret}&x=?`);
  fc.assert(
    fc.property(start, fc.oneof(tickets, links), (before, after) => {
      // A URL in a query is itself encoded there.
      const url = before + (before.includes("?") ? encodeURIComponent(decodeURIComponent(after)) : after);
      expect([url, find("logged_uri", { request_uri: url })]).toEqual([url, expect.not.stringContaining(secret)]);
      const referer = `https://www.example.com${url}`;
      expect([url, find("logged_referer", { http_referer: referer })]).toEqual([url, "[masked]"]);
    }),
    { numRuns: 5000 },
  );
});

test("logs have what is no credential, whatever page nginx answers with", () => {
  const logged = (url: string) => find("logged_uri", { request_uri: url, uri: "/error-pages/tr/503.html" });
  const pictures = ["/picture/w320/x/https%3A%2F%2Fcdn.example%2Fa.jpg", "/share/post/a/v.tr.jpg"];
  const scripts = ["/ticket-worker.js", "/assets/ticket-page-x_1.js"];
  for (const url of ["", ...listed, `/?${tags}`, "/oembed?url=https%3A%2F%2Fx%2Fpost%2Fa", ...pictures, ...scripts]) {
    expect(logged(url)).toBe(url);
  }
  expect(logged("/ticket/a/b/c")).toBe("/ticket[masked]");
  expect(logged("/api/project/events/ticketSucces/a/b/c")).toBe("/api/project/events/ticket[masked]");
  expect(logged("/delete-account/cancel?token=x")).toBe("/delete-account/cancel?[masked]");
  expect(logged("/delete-account")).toBe("/delete-account");
  for (const page of ["https://www.example.com/post/a?lng=tr", "https://news.example/"]) {
    expect(find("logged_referer", { http_referer: page })).toBe(page);
  }
});

/** What nginx makes of a URL of the site. */
function passed(url: string) {
  const [, args = ""] = /^[^?]*\?(.*)$/s.exec(url) ?? [];
  const request = { request_uri: url, args };
  return {
    key: find("page_is_unclear", request) === "1" ? undefined : find("site_page", request),
    cache: find("page_cache", request),
  };
}

/** What the site makes of it. */
const siteKey = (path: string, query: string) => cacheKey(readPageRequest(path, query, { "accept-language": "sw" }));

/** One of each route in site/http/cacheable-routes.ts. */
const pages = ["/", "/privacy-policy", "/post/a", "/embed/post/a", "/profile/a", "/profile/a/feed.json"];
const files = ["/profile/a/feed.xml", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
const calls = ["/api/public/post/a", "/api/public/users/a", "/api/public/users/posts/a"];
const listed = [...pages, ...files, ...calls, "/download"];

const tags = "utm_source=app&utm_campaign=a%20b&fbclid=IwAR0_x-1&lng2=tr&LNG=tr&From=post&ID=1";

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

test("every route that the site caches is tried here but /oembed, which is not stored", () => {
  const others = cacheableRoutes.filter(({ path }) => !listed.some((one) => path.test(one)));
  expect(others.map(({ path }) => path)).toEqual([/^\/oembed$/]);
});

test("tags of campaigns are in the key of no page", () => {
  for (const path of listed) {
    const { key } = passed(path);
    expect(key, path).toBeDefined();
    for (const query of [`?${tags}`, `?${tags}&`, "?", "?&&", "?=", "?whole"]) {
      expect([path, query, passed(path + query).key]).toEqual([path, query, key]);
    }
    const named = passed(`${path}?lng=tr`).key;
    expect(named).not.toBe(key);
    expect(passed(`${path}?${tags}&lng=tr-TR&${tags}`).key).toBe(named);
  }
});

test("of /download, the pages of the site that lead to it are in the key, and the ids of posts and profiles", () => {
  const bare = passed("/download").key;
  const keys = origins.map((from) => passed(`/download?from=${from}`).key);
  expect(new Set([...keys, bare, undefined]).size).toBe(origins.length + 2);
  const ids = ["post", "profile"].map((from) => passed(`/download?from=${from}&id=a_-1&${tags}`).key);
  expect(new Set([...ids, ...keys]).size).toBe(origins.length + 2);
  for (const query of ["from=elsewhere", "id=a", "from=&id=a", "from=POST", "from=a+b"]) {
    expect([query, passed(`/download?${query}`).key]).toEqual([query, bare]);
  }
  expect(passed("/download?from=landing&id=a").key).toBe(passed("/download?from=landing").key);
  expect(passed(`/download?from=post&id=${"a".repeat(65)}`).key).toBe(passed("/download?from=post").key);
  const encoded = ["from=p%6Fst", "from=post&id=%61", "fr%6Fm=post"];
  for (const query of ["to=auto", "to", "from=post&from=profile", "from=post&id=.&id=a", ...encoded]) {
    expect([query, passed(`/download?${query}`).key]).toEqual([query, undefined]);
  }
});

test("what is not listed is not stored", () => {
  const others = ["/oembed?url=x", "/ticket-worker.js", "/post", "/post/a/b", "/x", "/x?lng=tr", "/xdownload"];
  const spellings = ["//", "//post/a", "/%70ost/a", "/post/a#b", "/post//a", "/download/x", "/Download", "/a/icon.png"];
  for (const url of [...others, ...spellings]) expect([url, passed(url).key]).toEqual([url, undefined]);
});

test("icons and the files of apps are stored", () => {
  const icons = readdirSync(join(import.meta.dirname, "..", "brand", "public")).map((name) => `/${name}`);
  const built = ["/icon-192.png", "/icon-512.png", "/share.png", "/licenses.txt", "/.well-known/assetlinks.json"];
  const previews = ["/share/landing/v.tr.jpg", "/share/post/a/v.tr.jpg"];
  for (const path of [...icons, ...built, ...previews]) {
    expect([path, passed(`${path}?x=1`).key]).toEqual([path, `${path}?none`]);
  }
});

test("URLs of which there can be any number have a cache of their own", () => {
  for (const path of listed) {
    const isOpenEnded = findCacheableRoute(path, new URLSearchParams()).openEnded === true;
    expect([path, passed(`${path}?from=post`).cache]).toEqual([path, isOpenEnded ? "site_open" : "site_pages"]);
  }
  expect(passed("/share/post/a/v.tr.jpg").cache).toBe("site_open");
});

test("two URLs that the site answers differently never share an entry", () => {
  const names = ["lng", "from", "id", "to", "LNG", "%6Cng", "fr%6Fm", "utm_source", "whole", "url", "", "lng[]", "+id"];
  const words = ["tr", "tr-TR", "pt_BR", "TR", "xx", "post", "profile", "print", "landing", "auto", "p%6Fst", "a.b"];
  const odd = ["", "a+b", "=", "a=b", "%", "%zz", "post;x", "x".repeat(64), "x".repeat(65), "ş", "1>none>"];
  const parameter = fc
    .tuple(fc.constantFrom(...names), fc.option(fc.constantFrom(...words, ...odd)))
    .map(([name, value]) => (value === null ? name : `${name}=${value}`));
  const query = fc.array(parameter, { maxLength: 4 }).map((parameters) => `?${parameters.join("&")}`);
  const path = fc.constantFrom(...listed, "/download/", "/post/a>none", "/post/none>post>");
  const seen = new Map<string, string>();
  let shared = 0;
  fc.assert(
    fc.property(path, query, (page, search) => {
      const { key } = passed(page + search);
      if (key === undefined) return;
      const expected = siteKey(page, search);
      const before = seen.get(key);
      if (before !== undefined) shared += 1;
      seen.set(key, before ?? expected);
      expect([page + search, key, before ?? expected]).toEqual([page + search, key, expected]);
      // The site redirects these by the visitor's device.
      expect(readPageRequest(page, search, {}).sharing).not.toBe("none");
    }),
    { numRuns: 20_000 },
  );
  expect(shared).toBeGreaterThan(1000);
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
