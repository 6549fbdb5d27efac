import { describe, expect, it, test } from "vitest";
import { brand } from "#brand/brand.ts";
import type { PostState } from "#site/features/post/load-post.ts";
import { unusedPostFields } from "#site/features/post/post.harness.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { postHead } from "./post-head.ts";
import { postPreviewCard } from "./post-preview-card.ts";

const origin = "https://www.meydan.example";
const context = { ...i18nOf("tr"), uuid: "a-1", origin };
const empty: Post = postWith({ author: { fullName: "Ada" } });
const headOf = (post: Partial<Post>) => postHead({ kind: "loaded", post: { ...empty, ...post }, others: [] }, context);

test("title and description are the author's words, truncated", () => {
  const content = "Bugün hiçbir yere yetişmedim, köprüde balıkçıların yanında durdum. ".repeat(10);
  expect(headOf({ content })).toMatchObject({
    title: `Ada: Bugün hiçbir yere yetişmedim, köprüde balıkçıların yanında… | ${brand.name}`,
    author: "Ada",
    path: "/post/a-1",
  });
  const { description } = headOf({ content });
  expect(description).toMatch(/^Bugün .*…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("a post without content is named by its author", () => {
  expect(headOf({})).toMatchObject({
    title: `Ada adlı kullanıcının ${brand.name} gönderisi | ${brand.name}`,
    description: `Ada adlı kullanıcının ${brand.name} gönderisi.`,
  });
});

describe("preview images", () => {
  const image = { original: "/media/1.jpg", medium: "/media/1-m.jpg", width: 1600, height: 1200, alt: "Vapur" };
  const rendered = new RegExp(`^${origin}/share/post/a-1/tr-[0-9a-f]{16}\\.jpg$`);

  it("are a rendered one before a single image: no format, size or host of it keeps a chat from showing it", () => {
    const head = headOf({ images: [image] });
    expect(head.image).toMatchObject({ url: expect.stringMatching(rendered), width: 1200, height: 630 });
    expect(head.moreImages).toEqual([{ url: `${origin}/media/1.jpg`, width: 1600, height: 1200, alt: "Vapur" }]);
    expect(head.openGraphType).toBe("article");
  });

  it("are a rendered mosaic of several, then every one of them in their order", () => {
    const images = Array.from({ length: 6 }, (_, index) => ({ ...image, original: `/media/${index}.jpg` }));
    const head = headOf({ images });
    expect(head.image).toEqual({
      url: expect.stringMatching(rendered),
      type: "image/jpeg",
      width: 1200,
      height: 630,
      alt: "Ada adlı kullanıcının paylaştığı 6 görsel",
    });
    expect(head.moreImages).toEqual(
      images.map(({ original }) => ({ url: origin + original, width: 1600, height: 1200, alt: "Vapur" })),
    );
  });

  it("are a rendered one before a video's poster where there is no image", () => {
    const videos = [{ url: "/media/v.mp4", poster: { url: "https://media.example/p.jpg" } }];
    const head = headOf({ videos });
    const alt = "Ada adlı kullanıcının videosu";
    expect(head.image).toMatchObject({ url: expect.stringMatching(rendered), alt, width: 1200, height: 630 });
    expect(head.moreImages).toEqual([{ url: "https://media.example/p.jpg", alt }]);
    expect(head.openGraphType).toBe("video.other");
  });

  it("are the images, then the poster, where the post has both", () => {
    const videos = [{ url: "/media/v.mp4", poster: { url: "/media/p.jpg" } }];
    const urls = headOf({ images: [image], videos }).structuredData?.[0]?.image;
    expect(urls).toEqual([expect.stringMatching(rendered), `${origin}/media/1.jpg`, `${origin}/media/p.jpg`]);
  });

  it("leave out URLs that are too long for chats", () => {
    const long = `https://media.example/${"ş&".repeat(550)}.jpg`;
    const tooLong = headOf({ images: [{ ...image, original: long }] });
    expect(tooLong).toMatchObject({ image: { url: expect.stringMatching(rendered) }, moreImages: [] });
    expect(headOf({ videos: [{ url: `${long}.mp4` }] }).video).toBeUndefined();
  });

  it("are the text as a rendered image where the post has none", () => {
    expect(headOf({ content: "Söz senin." }).image).toMatchObject({
      url: expect.stringMatching(rendered),
      alt: "Ada: Söz senin.",
    });
  });

  it("have a new URL when what they show changes, and the same one when only counts do", () => {
    const url = (post: Partial<Post>) => headOf(post).image?.url;
    expect(url({ content: "Söz senin.", views: 1 })).toBe(url({ content: "Söz senin.", views: 2, likes: 3 }));
    expect(url({ content: "Söz senin." })).not.toBe(url({ content: "Söz bizim." }));
  });
});

describe("a video", () => {
  const poster = { url: "/media/p.jpg", width: 720, height: 1280 };

  it("is given as a file with its size and its player", () => {
    expect(headOf({ videos: [{ url: "/media/v.mp4?x=1", poster }] }).video).toEqual({
      url: `${origin}/media/v.mp4?x=1`,
      type: "video/mp4",
      width: 720,
      height: 1280,
      playerPath: "/embed/post/a-1",
    });
  });

  it("of unknown size is assumed to be from a phone", () => {
    expect(headOf({ videos: [{ url: "/media/v.webm" }] }).video).toMatchObject({ type: "video/webm", width: 720 });
  });

  it("that is a playlist is left out", () => {
    expect(headOf({ videos: [{ url: "https://media.example/v.m3u8" }] }).video).toBeUndefined();
  });
});

describe("structured data", () => {
  const facts = (post: Partial<Post>) => headOf(post).structuredData?.[0];

  it("names the language of the text, where that is sure", () => {
    expect(facts({ content: "駅の近くの歯医者さん" })?.inLanguage).toBe("ja");
    expect(facts({ content: "Tamam" })?.inLanguage).toBeUndefined();
  });

  it("says who posted what when, and how often it was liked", () => {
    const author = { uuid: "u-1", username: "ada", fullName: "Ada" };
    const createdAt = new Date("2026-07-05T18:00:00Z");
    const post = { author, createdAt, content: "Söz senin.", likes: 3, comments: 2 };
    expect(facts(post)).toMatchObject({
      "@type": "SocialMediaPosting",
      url: `${origin}/post/a-1`,
      text: "Söz senin.",
      datePublished: "2026-07-05T18:00:00.000Z",
      author: { "@type": "Person", name: "Ada", alternateName: "@ada", url: `${origin}/profile/u-1` },
      commentCount: 2,
      interactionStatistic: [
        { interactionType: "https://schema.org/LikeAction", userInteractionCount: 3 },
        { interactionType: "https://schema.org/CommentAction", userInteractionCount: 2 },
      ],
    });
  });

  it("has the preview images and the video", () => {
    const post = { videos: [{ url: "/media/v.mp4" }], views: 9 };
    const { image } = headOf(post);
    expect(facts(post)).toMatchObject({
      image: [image?.url],
      video: { "@type": "VideoObject", thumbnailUrl: [image?.url], contentUrl: `${origin}/media/v.mp4` },
      interactionStatistic: [{ interactionType: "https://schema.org/WatchAction", userInteractionCount: 9 }],
    });
  });
});

test.each<PostState>([
  { kind: "loading" },
  { kind: "failed", reason: "not-found" },
  { kind: "failed", reason: "unavailable" },
])("a page that is not the post stays out of search engines: %o", (state) => {
  const head = postHead(state, context);
  expect(head).toMatchObject({ noindex: true, path: "/post/a-1" });
  expect(head.loading ?? false).toBe(state.kind === "loading");
  expect(head).not.toHaveProperty("structuredData");
});

const headOfWhole = (post: Post) => postHead({ kind: "loaded", post, others: [] }, context);

test("every field of a post is in its head but these", async () => {
  // The first is in the page's URL; no preview says the second.
  expect(await unusedPostFields(headOfWhole)).toEqual(["uuid", "type"]);
});

test("every field of a post is in its structured data but these", async () => {
  const unused = await unusedPostFields((post) => headOfWhole(post).structuredData);
  // As above; images are URLs alone.
  expect(unused).toEqual(["uuid", "type", "images.width", "images.height", "images.alt"]);
});

test("every field of a post is in its preview image but these", async () => {
  const unused = await unusedPostFields((post) => postPreviewCard(post, context));
  // As above; it shows images, cropped, and no counts, which would make every view a new image.
  const media = ["videos.url", "videos.poster.width", "videos.poster.height"];
  const images = ["images.original", "images.width", "images.height", "images.alt"];
  const counts = ["views", "likes", "comments", "favorites", "shares"];
  expect(unused).toEqual(["uuid", "type", "author.uuid", ...media, ...images, ...counts]);
});
