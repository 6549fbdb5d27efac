import { parseFeed } from "@rowanmanning/feed-parser";
import { productPaths } from "../../contract/product-paths.ts";
import { everyPage } from "./support/every-page.ts";
import { rssErrors } from "./support/rss-rules.ts";
import { expect, test } from "./support/site-fixture.ts";

const profile = everyPage.find(({ name }) => name === "profile")?.path ?? "";
const own = `${profile}?lng=tr`;

test("a feed reader that knows only the profile's URL finds both feeds and reads them", async ({ page, baseURL }) => {
  await page.goto(own);
  const discovered = await page
    .locator("link[rel=alternate][title]:not([type*=oembed])")
    .evaluateAll((links) => links.map((link) => [link.getAttribute("type"), link.getAttribute("href")]));
  expect(discovered).toEqual([
    ["application/rss+xml", `${baseURL}${profile}/feed.xml?lng=tr`],
    ["application/feed+json", `${baseURL}${profile}/feed.json?lng=tr`],
  ]);

  const rss = await page.request.get(discovered[0]?.[1] ?? "");
  expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const source = await rss.text();
  expect(rssErrors(source, `${baseURL}${profile}/feed.xml?lng=tr`)).toEqual([]);
  const feed = parseFeed(source);
  expect(feed.title).toBe("Deniz Aksoy (@denizaksoy) | Meydan");
  expect(feed.url).toBe(`${baseURL}${own}`);
  expect(feed.self).toBe(discovered[0]?.[1]);
  expect(feed.language).toBe("tr");
  expect(feed.items.length).toBeGreaterThan(3);
  const [first] = feed.items;
  expect(first?.id).toBe(`${baseURL}/post/6f1b2c3d-0002-4a00-8000-000000000002`);
  expect(first?.published?.toISOString()).toBe("2026-11-11T15:22:00.000Z");
  expect(first?.media[0]).toMatchObject({ type: "video", mimeType: "video/mp4" });
  for (const { url, media } of feed.items) {
    expect((await page.request.get(url ?? "")).status()).toBe(200);
    for (const { url: file, mimeType } of media) {
      if (mimeType) expect((await page.request.get(file)).headers()["content-type"]).toBe(mimeType);
    }
  }

  const json = await page.request.get(discovered[1]?.[1] ?? "");
  expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const { version, items, feed_url } = await json.json();
  expect(version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed_url).toBe(discovered[1]?.[1]);
  expect(items.map(({ id }: { id: string }) => id)).toEqual(feed.items.map(({ id }) => id));
});

test("every site may read a feed, and the guids are the same in every language", async ({ request }) => {
  const idsIn = async (query: string) => {
    const response = await request.get(`${profile}/feed.xml${query}`, { headers: { "accept-language": "fr" } });
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
    expect(response.headers().vary).toBe(`${query ? "" : "Accept-Language, Cookie, "}Accept-Encoding`);
    return parseFeed(await response.text()).items.map(({ id }) => id);
  };
  expect(await idsIn("?lng=ar")).toEqual(await idsIn(""));
});

test.describe("whatever the product server sends", () => {
  test.use({ upstream: "scripted" });
  const user = { json: { result: { data: { username: "ada", fullName: "Ada ]]> <&" } } } };
  const postsResponse = (...posts: object[]) => ({ json: { result: posts } });
  const formats = ["feed.xml", "feed.json"];

  test("a strict parser reads it, and a validator finds no error", async ({ page, baseURL, productServer }) => {
    productServer.on(productPaths.user("u-1"), user);
    productServer.on(
      productPaths.userPosts("u-1"),
      postsResponse(
        { uuid: "p-1", content: `</description>]]><script>alert(1)</script>\u0000\ud800\ufffe\u202e & "x"` },
        { uuid: "p-2", content: "söz ".repeat(100_000) },
        { uuid: "p-3", media: [{ mime_type: 'video/"><x', original_url: "https://a.example/v.mp4?a=1&b=2" }] },
        { content: "without an id" },
      ),
    );
    const source = await (await page.request.get("/profile/u-1/feed.xml")).text();
    expect(source.length).toBeLessThan(60_000);
    expect(rssErrors(source, `${baseURL}/profile/u-1/feed.xml`)).toEqual([]);
    await page.goto("/download");
    const items = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      if (document.querySelector("parsererror")) throw new Error("the feed is not well-formed");
      return [...document.querySelectorAll("item > description")].map((description) => description.textContent);
    }, source);
    expect(items).toHaveLength(3);
    expect(items[0]).toContain("&lt;/description&gt;]]&gt;&lt;script&gt;");
    expect((await page.request.get("/profile/u-1/feed.json")).status()).toBe(200);
  });

  for (const format of formats) {
    test(`${format}: 404, 410 and 503 as the product server`, async ({ request, productServer }) => {
      const status = async () => (await request.get(`/profile/u-1/${format}`)).status();
      expect(await status()).toBe(404);
      productServer.on(productPaths.user("u-1"), { status: 410 });
      expect(await status()).toBe(410);
      productServer.on(productPaths.user("u-1"), { hangUp: true });
      expect(await status()).toBe(503);
      // A feed without its posts would say that there are none.
      productServer.on(productPaths.user("u-1"), user);
      productServer.on(productPaths.userPosts("u-1"), { status: 500 });
      const failed = await request.get(`/profile/u-1/${format}`);
      expect(failed.status()).toBe(503);
      expect(failed.headers()["retry-after"]).toBe("10");
      productServer.on(productPaths.userPosts("u-1"), postsResponse());
      expect(await status()).toBe(200);
      expect((await request.get(`/profile/no%20id/${format}`)).status()).toBe(404);
    });
  }
});
