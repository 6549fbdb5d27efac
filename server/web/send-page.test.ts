import { expect, test, vi } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import type { SiteResponse } from "#site/site-response.ts";

const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Language, Cookie" };
const long = "günaydın ".repeat(500);
const postPage = (body: string, more: Partial<SiteResponse> = {}) =>
  siteResponse(body, { headers, cache: "userContent", ...more });

/** Responds with the locale of its request, and whether the URL names it. */
const createSite = () =>
  vi.fn<Site>(async ({ locale, localeInUrl }) => postPage(`${locale} ${localeInUrl ? "named" : ""} ${long}`));

async function serveCached(site: Site = createSite(), parts: Parameters<typeof serve>[0] = {}) {
  const clock = { now: 0 };
  const pageCache = createPageCache(1_000_000, { now: () => clock.now });
  const { origin, send } = await serve({ site, pageCache, ...parts });
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const lines = Object.entries({ Host: "site.example", Connection: "close", ...headers });
    const request = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const received = await send(`${method} ${path} HTTP/1.1\r\n${request}\r\n`);
    const [head = "", ...body] = received.split("\r\n\r\n");
    const [status = "", ...fields] = head.split("\r\n");
    const named = fields.map((field) => [field.slice(0, field.indexOf(":")).toLowerCase(), field.split(": ")[1] ?? ""]);
    return {
      status: Number(status.split(" ")[1]),
      headers: new Headers(named as [string, string][]),
      body: body.join(),
    };
  };
  const bytes = async (path: string, encoding: string) => {
    const response = await fetch(origin + path, { headers: { "Accept-Encoding": encoding } });
    return { headers: response.headers, text: await response.text() };
  };
  return { clock, pageCache, get, bytes };
}

test("a cached page is rendered once, and has its age and an ID for each request", async () => {
  const site = createSite();
  const { get, clock } = await serveCached(site);
  const first = await get("/");
  clock.now = 7000;
  const second = await get("/");
  const third = await get("/");
  expect([first, second, third].map(({ headers }) => headers.get("age"))).toEqual([null, "7", "7"]);
  expect(new Set([first, second, third].map(({ headers }) => headers.get("x-request-id"))).size).toBe(3);
  expect(second.body).toBe(first.body);
  expect(site).toHaveBeenCalledTimes(1);
});

test("what is purged while a page is rendered is not noted as showing an image", async () => {
  const noted: unknown[] = [];
  const signImage = (url: string, shownBy?: readonly string[]) => {
    noted.push(shownBy);
    return { url };
  };
  const site: Site = async (_request, _visitor, services) => {
    for (const shownBy of [["post:1", "profile:1"], ["post:2"]]) services.signImage("/a.jpg", shownBy);
    await Promise.resolve();
    pageCache.purge("profile:1");
    for (const shownBy of [["post:1", "profile:1"], ["post:2"]]) services.signImage("/a.jpg", shownBy);
    return postPage(long);
  };
  const { get, pageCache } = await serveCached(site, { services: { signImage } });
  await get("/post/1");
  expect(noted).toEqual([["post:1", "profile:1"], ["post:2"], [], ["post:2"]]);
});

test("a view of a post is counted, cached or not: of its page and its embedded card, not of what crawlers get", async () => {
  const views: string[] = [];
  const site: Site = async ({ path }) =>
    path.includes("missing") ? siteResponse("", { status: 404 }) : postPage(long);
  const { get } = await serveCached(site, { countView: (postUuid) => views.push(postUuid) });
  for (const path of ["/post/a?lng=tr", "/post/a?lng=tr", "/embed/post/b"]) await get(path);
  const { headers } = await get("/post/a?lng=tr");
  expect((await get("/post/a?lng=tr", { "If-None-Match": headers.get("etag") ?? "" })).status).toBe(304);
  expect(views).toEqual(["a", "a", "b", "a", "a"]);
  expect((await get("/post/a?lng=tr", { "If-None-Match": "*" })).status).toBe(304); // nobody who has it asks so
  expect(views).toHaveLength(5);

  await get("/post/a", { "User-Agent": "WhatsApp/2.23.20.0" });
  await get("/post/a", {}, "HEAD");
  for (const purpose of ["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"]) {
    expect((await get("/post/a", { "Sec-Purpose": purpose })).status).toBe(200);
  }
  for (const path of ["/post/missing", "/profile/a", "/post/a?whole=1"]) await get(path);
  expect(views).toHaveLength(5);
});

test("a page that crawlers fetch is passed on with their user agent, and no visitor's is", async () => {
  const previews: string[] = [];
  const site: Site = async ({ path }) =>
    path.includes("missing") ? siteResponse("", { status: 404 }) : postPage(long);
  const { get } = await serveCached(site, {
    counting: { countPreview: ({ route }, userAgent) => previews.push(`${route} ${userAgent}`) },
  });
  const crawler = { "User-Agent": "TelegramBot (like TwitterBot)" };
  for (const path of ["/post/a", "/post/a", "/profile/a", "/post/missing"]) await get(path, crawler);
  await get("/post/a", crawler, "HEAD");
  await get("/post/a", { "User-Agent": "Mozilla/5.0 (iPhone)" });
  expect(previews).toEqual(["post", "post", "profile"].map((route) => `${route} ${crawler["User-Agent"]}`));
});

test("a visitor whom a code leads to a store is passed on, and one who sees the page is not", async () => {
  const redirects: string[] = [];
  const site: Site = async ({ query }) =>
    "to" in query ? siteResponse("", { status: 302, headers: { Location: "https://store.example/" } }) : postPage(long);
  const countStoreRedirect = ({ route, locale }: { route: string; locale: string }) =>
    redirects.push(`${route} ${locale}`);
  const { get } = await serveCached(site, { counting: { countStoreRedirect } });
  expect((await get("/download?to=auto&lng=tr")).status).toBe(302);
  await get("/download?to=auto&lng=tr", {}, "HEAD");
  const ahead = await get("/download?to=auto&lng=tr", { "Sec-Purpose": "prefetch;prerender" });
  expect([ahead.status, ahead.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect((await get("/download?lng=tr", { "Sec-Purpose": "prefetch" })).status).toBe(200);
  await get("/download?lng=tr");
  expect(redirects).toEqual(["download tr"]);
});

test.each(["br", "gzip", "identity"])("each encoding has its own ETag: %s", async (encoding) => {
  const { get, bytes } = await serveCached();
  const fresh = await bytes("/", encoding);
  const cached = await bytes("/", encoding);
  expect(cached.text).toContain(long);
  expect(cached.text).toBe(fresh.text);
  expect(cached.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  const etag = cached.headers.get("etag") ?? "";
  expect(etag).toBe(fresh.headers.get("etag"));
  expect(etag).toMatch(encoding === "identity" ? /^"[\w-]{22}"$/ : /^"[\w-]{22}-(br|gzip)"$/);
  const others = ["br", "gzip", "identity"].filter((other) => other !== encoding);
  const unchanged = await get("/", { "If-None-Match": `"x", W/${etag}`, "Accept-Encoding": encoding });
  expect([unchanged.status, unchanged.body, unchanged.headers.get("etag")]).toEqual([304, "", etag]);
  expect(unchanged.headers.has("content-length")).toBe(false);
  expect(unchanged.headers.get("cache-control")).toBe("no-cache");
  for (const other of others) {
    expect((await get("/", { "If-None-Match": etag, "Accept-Encoding": other })).status).toBe(200);
  }
});

test.each(["/ticket/a/b/c", "/delete-account", "/download?to=auto", "/share/landing/tr.jpg"])(
  "%s is rendered for each visitor, whatever its cache policy",
  async (path) => {
    const site = createSite();
    const { get } = await serveCached(site);
    const agents = ["one", "two"];
    await Promise.all(agents.map((agent) => get(path, { "User-Agent": agent })));
    await get(path, { "User-Agent": "three" });
    expect(site.mock.calls.map(([, visitor]) => visitor?.userAgent)).toEqual([...agents, "three"]);
  },
);

test("coalesced requests to a page that fails all show the ID under which it is logged", async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const site = vi.fn<Site>(async () => {
    await failed;
    throw new Error("boom");
  });
  const { get } = await serveCached(site);
  const pending = [get("/"), get("/"), get("/")];
  await expect.poll(() => site).toHaveBeenCalled();
  fail();
  const answers = await Promise.all(pending);
  for (const { headers, body, status } of answers) {
    expect(status).toBe(500);
    expect(body).toContain(headers.get("x-request-id"));
  }
});

test("requests for pages that may be cached are counted by what they got", async () => {
  const outcomes: string[] = [];
  const metrics = { observeRequest: () => {}, observeCache: (outcome: string) => void outcomes.push(outcome) };
  const { get, clock } = await serveCached(createSite(), { metrics });
  await get("/post/1");
  await get("/post/1");
  clock.now = 31_000;
  await get("/post/1");
  await get("/ticket/a/b/c");
  await get("/healthz");
  expect(outcomes).toEqual(["miss", "hit", "stale"]);
});
