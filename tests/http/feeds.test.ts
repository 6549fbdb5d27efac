import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";

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
  const feed = parseFeed(source);
  expect(feed).toMatchObject({
    title: `Deniz Aksoy (@denizaksoy) | ${brand.name}`,
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
