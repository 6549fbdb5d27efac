import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { everyPage } from "../tests/e2e/support/every-page.ts";
import {
  embedNames,
  matchRoute,
  pageKinds,
  pageNames,
  previewedPages,
  routeNames,
  routeOf,
  routes,
  sitemapPages,
} from "./routes.ts";

test.each([
  ["/", "landing", {}],
  ["/post/a1", "post", { uuid: "a1" }],
  ["/post/a1/", "post", { uuid: "a1" }],
  ["/post/bo%C4%9Faz", "post", { uuid: "boğaz" }],
  ["/profile/a1/feed.xml", "profile-rss", { uuid: "a1" }],
  ["/ticket/s/p/t", "ticket", { slug: "s", package_uuid: "p", ticket_uuid: "t" }],
  ["/ticket/s/p/t/calendar.ics", "ticket-calendar", { slug: "s", package_uuid: "p", ticket_uuid: "t" }],
  ["/delete-account/cancel", "cancel-deletion", {}],
  ["/share/landing/tr.jpg", "page-preview-image", { page: "landing", image: "tr.jpg" }],
  ["/share/post/tr.jpg", "page-preview-image", { page: "post", image: "tr.jpg" }],
  ["/share/post/a1/tr.jpg", "post-preview-image", { uuid: "a1", image: "tr.jpg" }],
  ["/assets/a/b.js", "assets", {}],
  ["/assets", "assets", {}],
  ["/healthz", "healthz", {}],
])("%s is %s", (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

test("all routes but one begin with a segment that is written out", () => {
  expect(routeNames.filter((name) => /^\/[:*]/.test(routes[name].path))).toEqual(["not-found"]);
});

test("every path has a route, however long it is", () => {
  const segment = fc.constantFrom("post", "profile", "a1", "feed.xml", "%C4%B1");
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 2000 }), (segments) => {
      expect(routeNames).toContain(matchRoute(`/${segments.join("/")}`).name);
    }),
    { numRuns: 200 },
  );
});

test.each(["/post", "/post/", "/post/a/b", "/Post/a", "/not-found", "/embed-post", "/favicon.ico", "/ticket/a/b"])(
  "%s is no route, but perhaps a file",
  (path) => {
    expect(matchRoute(path).name).toBe("not-found");
  },
);

test("no two routes have the same path", () => {
  const shapes = routeNames.map((name) => routes[name].path.replaceAll(/:\w+/g, ":"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

describe("a confidential route", () => {
  const confidential = routeNames.filter((name) => "confidential" in routes[name]);

  test("is never shared, listed for search engines or opened as an embed", () => {
    for (const name of confidential) {
      expect(routeOf(name), name).toMatchObject({ shared: "none" });
      expect(sitemapPages, name).not.toContain(name);
      expect(embedNames, name).not.toContain(name);
    }
  });

  test("is every route of a ticket, of account deletion and of reports", () => {
    const expected = routeNames.filter((name) => /^\/(ticket|delete-account|report)(\/|$)/.test(routes[name].path));
    expect(confidential).toEqual(expect.arrayContaining(expected));
  });
});

test("every ticket route counts what it does not find", () => {
  for (const name of routeNames) {
    if (routes[name].label === "ticket") expect(routeOf(name), name).toHaveProperty("limit", "ticket-misses");
  }
});

test("each shared page without parameters is in the sitemap, with a preview image", () => {
  const shared = pageNames.filter((name) => routeOf(name).shared !== "none" && !routes[name].path.includes(":"));
  expect(sitemapPages).toEqual(shared);
  // The others are forms and tickets, which chats preview.
  expect([...previewedPages].sort()).toEqual([...shared, "delete-account", "report", "ticket"].sort());
});

/** How many different results a reader has for a thousand values of each parameter that it asks for. */
function countResults(read: (query: URLSearchParams) => unknown): number {
  const recorder = new URLSearchParams();
  const calls = (["get", "getAll", "has"] as const).map((method) => vi.spyOn(recorder, method));
  read(recorder);
  const names = new Set(["unknown", ...calls.flatMap(({ mock }) => mock.calls.map(([name]) => name))]);
  const results = new Set<string>();
  for (let value = 0; value < 1000; value++) {
    for (const name of names) results.add(JSON.stringify(read(new URLSearchParams({ [name]: `${value}` }))));
  }
  return results.size;
}

test("a shared route has few results of any query, or is cached apart", () => {
  expect(countResults(routes.oembed.query)).toBeGreaterThan(1000);
  for (const name of routeNames) {
    const route = routeOf(name);
    if (!("shared" in route) || route.shared === "none" || route.unbounded || !route.query) continue;
    expect(countResults(route.query), name).toBeLessThan(50);
  }
});

test("browser tests open each page", () => {
  const opened = new Set(everyPage.map(({ path }) => matchRoute(path).name));
  expect(pageNames.filter((name) => !opened.has(name))).toEqual([]);
});

describe("/download reads", () => {
  const read = (query: string) => routes.download.query(new URLSearchParams(query));

  test.each([
    ["from=post&id=a1&utm_source=x", { from: "post", id: "a1" }],
    ["id=a1", {}],
    ["from=ticket&id=a1", { from: "ticket" }],
    ["from=post&id=a1.", { from: "post", id: "a1" }],
    ["from=post&id=%20b", { from: "post" }],
    ["from=nowhere", {}],
    ["from=print&to=auto", { from: "print", to: "auto" }],
    ["to=elsewhere", {}],
  ])("?%s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test("every kind of page that a visitor may come from", () => {
    for (const from of pageKinds) expect(read(`from=${from}`)).toEqual({ from });
  });
});

test("/oembed reads of the shared URL what the response depends on", () => {
  const { url } = routes.oembed.query(new URLSearchParams({ url: "https://x.example/post/1?fbclid=2&lng=tr#top" }));
  expect(url).toBe("https://x.example/post/1?lng=tr");
});
