import { parseFeed } from "@rowanmanning/feed-parser";
import { describe, expect, inject, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { parseXml } from "./support/parse-xml.ts";
import { rssErrors } from "./support/rss-errors.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");
const profile = pathOf("profile");
const own = `${profile}?lng=tr`;

test("a reader that knows only the profile's URL finds both feeds and reads them", async () => {
  const { document } = await fetchDocument(origin + own);
  const discovered = [...document.querySelectorAll("link[rel=alternate][title]:not([type*=oembed])")].map((link) => [
    link.getAttribute("type"),
    link.getAttribute("href"),
  ]);
  const rssUrl = `${origin}${profile}/feed.xml?lng=tr`;
  const jsonUrl = `${origin}${profile}/feed.json?lng=tr`;
  expect(discovered).toEqual([
    ["application/rss+xml", rssUrl],
    ["application/feed+json", jsonUrl],
  ]);

  const rss = await fetch(rssUrl);
  expect(rss.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const source = await rss.text();
  expect(rssErrors(source, rssUrl)).toEqual([]);
  const feed = parseFeed(source);
  expect(feed).toMatchObject({
    title: "Deniz Aksoy (@denizaksoy) | Meydan",
    url: origin + own,
    self: rssUrl,
    language: "tr",
  });
  expect(feed.items.length).toBeGreaterThan(3);
  const [first] = feed.items;
  expect(first?.id).toBe(`${origin}/post/6f1b2c3d-0002-4a00-8000-000000000002`);
  expect(first?.published?.toISOString()).toBe("2026-11-11T15:22:00.000Z");
  expect(first?.media[0]).toMatchObject({ type: "video", mimeType: "video/mp4" });
  for (const { url, media } of feed.items) {
    expect((await fetch(url ?? "")).status).toBe(200);
    for (const { url: file, mimeType } of media) {
      if (mimeType) expect((await fetch(file)).headers.get("content-type")).toBe(mimeType);
    }
  }

  const json = await fetch(jsonUrl);
  expect(json.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  const { version, items, feed_url } = (await json.json()) as {
    version: string;
    items: { id: string }[];
    feed_url: string;
  };
  expect([version, feed_url]).toEqual(["https://jsonfeed.org/version/1.1", jsonUrl]);
  expect(items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
});

test("every site may read a feed, and the guids are the same in every language", async () => {
  const idsIn = async (query: string) => {
    const response = await fetch(`${origin}${profile}/feed.xml${query}`, { headers: { "Accept-Language": "fr" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("vary")).toBe(`${query ? "" : "Accept-Language, Cookie, "}Accept-Encoding`);
    return parseFeed(await response.text()).items.map(({ id }) => id);
  };
  expect(await idsIn("?lng=ar")).toEqual(await idsIn(""));
});

describe("whatever the product server sends", () => {
  const site = startScriptedSite();
  const user = { json: { result: { data: { username: "ada", fullName: "Ada ]]> <&" } } } };
  const postsResponse = (...posts: object[]) => ({ json: { result: posts } });

  test("a strict parser reads it, and a validator finds no error", async () => {
    site.productServer.on(productPaths.user("u-1"), user);
    site.productServer.on(
      productPaths.userPosts("u-1"),
      postsResponse(
        { uuid: "p-1", content: `</description>]]><script>alert(1)</script>\u0000\ud800\ufffe\u202e & "x"` },
        { uuid: "p-2", content: "söz ".repeat(100_000) },
        { uuid: "p-3", media: [{ mime_type: 'video/"><x', original_url: "https://a.example/v.mp4?a=1&b=2" }] },
        { content: "without an id" },
      ),
    );
    const source = await (await fetch(`${site.origin}/profile/u-1/feed.xml`)).text();
    expect(source.length).toBeLessThan(60_000);
    expect(rssErrors(source, `${site.origin}/profile/u-1/feed.xml`)).toEqual([]);
    const items = parseXml(source).children.flatMap(({ children }) =>
      children.filter(({ path }) => path === "rss/channel/item"),
    );
    const descriptions = items.map(({ children }) => children.find(({ path }) => path.endsWith("/description"))?.text);
    expect(descriptions).toHaveLength(3);
    expect(descriptions[0]).toContain("&lt;/description&gt;]]&gt;&lt;script&gt;");
    expect((await fetch(`${site.origin}/profile/u-1/feed.json`)).status).toBe(200);
  });

  test.each(["feed.xml", "feed.json"])("%s: 404, 410 and 503 as the product server", async (format) => {
    const { productServer } = site;
    const get = () => fetch(`${site.origin}/profile/u-1/${format}`);
    const status = async () => (await get()).status;
    expect(await status()).toBe(404);
    productServer.on(productPaths.user("u-1"), { status: 410 });
    expect(await status()).toBe(410);
    productServer.on(productPaths.user("u-1"), { hangUp: true });
    expect(await status()).toBe(503);
    // A feed without its posts would say that there are none.
    productServer.on(productPaths.user("u-1"), user);
    productServer.on(productPaths.userPosts("u-1"), { status: 500 });
    const failed = await get();
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "10"]);
    productServer.on(productPaths.userPosts("u-1"), postsResponse());
    expect(await status()).toBe(200);
    expect((await fetch(`${site.origin}/profile/no%20id/${format}`)).status).toBe(404);
  });
});
