import { parseFeed } from "@rowanmanning/feed-parser";
import { describe, expect, it, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { productPaths } from "#contract/product-paths.ts";
import { languageOf } from "#locales/index.ts";
import { unusedProfilePostFields, unusedUserFields } from "#site/features/profile/complete-profile.harness.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { plainAssets, plainServices, plainSiteSettings, plainVisitor, siteRequest } from "#site/plain-site.harness.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import { profilePostWith } from "#site/product-api/posts.harness.ts";
import type { RouteHandler } from "#site/route-handlers.ts";
import { type Element, parseXml } from "../../../tests/http/support/parse-xml.ts";
import { jsonFeed, rssFeed } from "./feeds.routes.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { type FeedContext, profileFeed } from "./profile-feed.ts";
import { renderRssFeed } from "./rss-feed.ts";

const origin = "https://meydan.example";
const self = `${origin}/profile/u-1/feed.xml?lng=tr`;
const context: FeedContext = {
  head: { title: "Ada <b> & Elif", description: "Söz \u0007&", author: "Ada ]]>" },
  avatar: "/media/ada.png",
  uuid: "u-1",
  locale: languageOf("tr"),
  origin,
  t: createTranslate("tr"),
  link: (path) => `${path}?lng=tr`,
};
const date = new Date("2026-11-11T15:22:00.000Z");
const image = { kind: "image", url: "/media/1.webp", alt: 'Vapur & "martı"' } as const;
const hostile = "</description>]]><script>alert(1)</script>\u0000\ud800 \u202eters\nikinci https://a.example/?a=1&b=2";

const rss = (...posts: Partial<ProfilePost>[]) => renderRssFeed(profileFeed(posts.map(profilePostWith), context), self);
const json = (...posts: Partial<ProfilePost>[]) =>
  JSON.parse(renderJsonFeed(profileFeed(posts.map(profilePostWith), context), self));

/** An element and all within it, in the order of the document. */
const withDescendants = (element: Element): Element[] => [element, ...element.children.flatMap(withDescendants)];
const elementsOf = (document: string) => withDescendants(parseXml(document));

describe("RSS, by the rules of the W3C validator and the RSS Advisory Board", () => {
  const elements = elementsOf(
    rss(
      { uuid: "p-1", content: hostile, createdAt: date, media: image },
      {
        uuid: "p-2",
        media: { kind: "video", url: "https://a.example/v", mimeType: "video/mp4", poster: "/media/p.webp" },
      },
      { uuid: "p-3", content: "söz" },
    ),
  );
  const all = (path: string) => elements.filter((element) => element.path === path);
  const texts = (path: string) => all(path).map(({ text }) => text);

  it("has a channel with title, link, description and its own URL", () => {
    expect(elements[0]).toMatchObject({ path: "rss", attributes: { version: "2.0" } });
    expect(texts("rss/channel/title")).toEqual(["Ada <b> & Elif"]);
    expect(texts("rss/channel/link")).toEqual([`${origin}/profile/u-1?lng=tr`]);
    expect(texts("rss/channel/description")).toEqual(["Söz &"]);
    expect(all("rss/channel/atom:link")[0]?.attributes).toEqual({
      rel: "self",
      type: "application/rss+xml",
      href: self,
    });
  });
  it("has a channel image of a permitted type, with the channel's title and link", () => {
    expect(texts("rss/channel/image/url")).toEqual([`${origin}/media/ada.png`]);
    expect(texts("rss/channel/image/title")).toEqual(texts("rss/channel/title"));
    expect(texts("rss/channel/image/link")).toEqual(texts("rss/channel/link"));
    const webp = renderRssFeed(profileFeed([], { ...context, avatar: "/media/ada.webp" }), self);
    expect(elementsOf(webp).some(({ path }) => path.includes("image"))).toBe(false);
  });
  it("has one unique permanent guid an item: the URL without a locale, in every language the same", () => {
    expect(texts("rss/channel/item/guid")).toEqual([`${origin}/post/p-1`, `${origin}/post/p-2`, `${origin}/post/p-3`]);
    for (const { attributes } of all("rss/channel/item/guid")) expect(attributes).toEqual({ isPermaLink: "true" });
    expect(texts("rss/channel/item/link")[0]).toBe(`${origin}/post/p-1?lng=tr`);
  });
  it("has RFC 822 dates where there is a date", () => {
    expect(texts("rss/channel/item/pubDate")).toEqual(["Wed, 11 Nov 2026 15:22:00 GMT"]);
    expect(texts("rss/channel/lastBuildDate")).toEqual(["Wed, 11 Nov 2026 15:22:00 GMT"]);
  });
  it("has at most one enclosure an item, with URL, length and type", () => {
    expect(all("rss/channel/item/enclosure").map(({ attributes }) => attributes)).toEqual([
      { url: `${origin}/media/1.webp`, length: "0", type: "image/webp" },
      { url: "https://a.example/v", length: "0", type: "video/mp4" },
    ]);
  });
  it("says what an image shows", () => {
    expect(texts("rss/channel/item/media:content/media:description")).toEqual([
      'Vapur & "martı"',
      "Ada ]]> adlı kullanıcının videosu",
    ]);
    expect(all("rss/channel/item/media:content/media:thumbnail")[0]?.attributes).toEqual({
      url: `${origin}/media/p.webp`,
    });
  });
  it("has absolute URLs only", () => {
    for (const { attributes } of elements) {
      for (const value of [attributes.url, attributes.href]) if (value) expect(value).toMatch(/^https:\/\//);
    }
  });
  it("carries a text as harmless HTML, once escaped as such and once for XML", () => {
    expect(texts("rss/channel/item/description")[0]).toBe(
      '<p dir="auto">&lt;/description&gt;]]&gt;&lt;script&gt;alert(1)&lt;/script&gt; \u202eters<br/>ikinci <a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p><p><img src="https://meydan.example/media/1.webp" alt="Vapur &amp; &quot;martı&quot;" loading="lazy"/></p>',
    );
  });
});

test("JSON Feed 1.1 has its required fields and absolute URLs", () => {
  const feed = json({ uuid: "p-1", content: "söz\niki", createdAt: date, media: image }, { uuid: "p-2" });
  expect(feed).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Ada <b> & Elif",
    description: "Söz \u0007&",
    home_page_url: `${origin}/profile/u-1?lng=tr`,
    feed_url: self,
    icon: `${origin}/media/ada.png`,
    authors: [{ name: "Ada ]]>", url: `${origin}/profile/u-1?lng=tr`, avatar: `${origin}/media/ada.png` }],
    items: [
      {
        id: `${origin}/post/p-1`,
        url: `${origin}/post/p-1?lng=tr`,
        title: "söz iki",
        content_html: `<p dir="auto">söz<br/>iki</p><p><img src="${origin}/media/1.webp" alt="Vapur &amp; &quot;martı&quot;" loading="lazy"/></p>`,
        content_text: "söz\niki",
        date_published: "2026-11-11T15:22:00.000Z",
        image: `${origin}/media/1.webp`,
        attachments: [{ url: `${origin}/media/1.webp`, mime_type: "image/webp" }],
      },
      {
        id: `${origin}/post/p-2`,
        url: `${origin}/post/p-2?lng=tr`,
        title: `Ada ]]> adlı kullanıcının ${brand.name} gönderisi`,
        content_html: "",
      },
    ],
  });
});

test("a feed is in the language that its posts are written in, if that is one", () => {
  const turkish = { content: "Sabah vapurunda çay içip martılara simit atmak kadar güzel bir şey yok." };
  const german = { content: "Heute vor dreißig Jahren sind meine Eltern in dieser Stadt angekommen." };
  const languageOfFeed = (...posts: Partial<ProfilePost>[]) => parseFeed(rss(...posts)).language;
  expect([languageOfFeed(german, { content: "Tamam" }, {}), json(turkish, turkish).language]).toEqual(["de", "tr"]);
  expect([languageOfFeed(german, turkish), languageOfFeed(), json(german, turkish).language]).toEqual([
    null,
    null,
    undefined,
  ]);
});

describe("limits", () => {
  it("thirty posts at most", () => {
    const posts = Array.from({ length: 40 }, (_, at) => ({ uuid: `p-${at}` }));
    expect(json(...posts).items).toHaveLength(30);
  });
  it("no posts without an id", () => {
    expect(json({ content: "söz" }).items).toEqual([]);
  });
  it("a hundred thousand characters are truncated", () => {
    const [item] = json({ uuid: "p-1", content: "söz ".repeat(25_000) }).items;
    expect(item.content_text.length).toBeLessThanOrEqual(10_000);
    expect(item.title.length).toBeLessThanOrEqual(80);
  });
});

test("every field of a post is in the feeds but these", async () => {
  const unused = await unusedProfilePostFields((post) => [rss(post), json(post)]);
  // Formats of feeds have no place for the counts, which change all the time, nor for our kinds of posts. Readers get the
  // smaller rendition, whose size is not known.
  const counts = ["views", "likes", "comments", "favorites", "shares"];
  expect(unused).toEqual(["type", "media.original", "media.width", "media.height", ...counts]);
});

test("every field of a user is in the feeds but these", async () => {
  const endpoints: readonly RouteHandler[] = [rssFeed, jsonFeed];
  const unused = await unusedUserFields((user: User) => {
    const data = { ...user, avatar: user.avatar && plainSiteSettings.origin + user.avatar };
    const responses = { [productPaths.user("u-1")]: { data }, [productPaths.userPosts("u-1")]: [] };
    const productApi = {
      get: async (path: string) => ({ kind: "loaded", json: { result: responses[path] } }) as const,
    };
    const i18n = i18nOf("tr");
    const request = siteRequest("/profile/u-1/feed.xml");
    const visit = { ...plainServices, productApi, i18n, request, visitor: plainVisitor, timeoutMs: undefined };
    return Promise.all(endpoints.map((endpoint) => endpoint.respond(visit, plainAssets)));
  });
  // Formats of feeds have no place for the counts, which change all the time.
  expect(unused).toEqual(["followersCount", "followingCount"]);
});
