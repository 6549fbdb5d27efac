import { describe, expect, it, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { unusedPostFields } from "#site/features/post/post.harness.ts";
import { unusedUserFields } from "#site/features/profile/complete-profile.harness.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { plainServices } from "#site/plain-site.harness.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { oembedOfProfile } from "./oembed.routes.ts";
import { postOembed, profileOembed } from "./oembed.ts";

const origin = "https://meydan.example";
const context = {
  origin,
  uuid: "p-1",
  title: 'Söz "tırnak" <b> & </iframe>',
  author: "Ada",
  label: '"><script>alert(1)</script>',
  limits: { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY },
  link: (path: string) => `${path}?lng=tr`,
};
const post = (fields: Partial<Post> = {}) => postWith({ author: { uuid: "u-1" }, ...fields });
const image = { original: "/media/1.webp", medium: "/media/1-m.webp", width: 1080, height: 1350 };

describe("a post", () => {
  it("is the card in a frame, with all that oEmbed asks for", () => {
    const answer = postOembed(post(), context);
    expect(answer).toMatchObject({
      type: "rich",
      version: "1.0",
      title: context.title,
      author_name: "Ada",
      author_url: `${origin}/profile/u-1?lng=tr`,
      provider_name: brand.name,
      provider_url: `${origin}/?lng=tr`,
      cache_age: 3600,
      width: 550,
      height: expect.any(Number),
    });
    expect("html" in answer && answer.html).toContain(`src="${origin}/embed/post/p-1?lng=tr" width="100%"`);
  });

  it("begins with a quote, which WordPress asks for, and has no class of WordPress, which others refuse", () => {
    const answer = postOembed(post(), context);
    const html = "html" in answer ? answer.html : "";
    expect(html).toMatch(/^<blockquote hidden=""><a href="https:\/\/meydan\.example\/post\/p-1\?lng=tr">Söz /);
    expect(html).toMatch(new RegExp(`</a> — Ada, ${brand.name}</blockquote><iframe [^>]*></iframe>$`));
    expect(html).not.toContain("wp-");
  });

  it("has a frame that no name can break out of", () => {
    const answer = postOembed(post(), context);
    const html = "html" in answer ? answer.html : "";
    expect(html.match(/<\w+/g)).toEqual(["<blockquote", "<a", "<iframe"]);
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;');
  });

  it("says video of a post with one", () => {
    expect(postOembed(post({ videos: [{ url: "/v.mp4" }] }), context).type).toBe("video");
  });

  it("is a link where there is no room for a card", () => {
    const answer = postOembed(post(), { ...context, limits: { width: 100, height: 100 } });
    expect(answer.type).toBe("link");
    expect(answer).not.toHaveProperty("html");
    expect(answer).not.toHaveProperty("width");
  });

  it("names no author's address that is not known", () => {
    expect(postOembed(post({ author: {} }), context)).not.toHaveProperty("author_url");
  });
});

describe("a thumbnail", () => {
  const thumbnailOf = (fields: Partial<Post>, limits = context.limits) => {
    const { thumbnail_url, thumbnail_width, thumbnail_height } = postOembed(post(fields), { ...context, limits });
    return thumbnail_url && { thumbnail_url, thumbnail_width, thumbnail_height };
  };
  const known = { thumbnail_url: `${origin}/media/1.webp`, thumbnail_width: 1080, thumbnail_height: 1350 };

  it("is the first picture whose size is known", () => {
    const { width: _width, ...withoutWidth } = image;
    expect(thumbnailOf({ images: [withoutWidth, image] })).toEqual(known);
    expect(thumbnailOf({ images: [withoutWidth] })).toBeUndefined();
    expect(thumbnailOf({})).toBeUndefined();
  });
  it("is a video's poster", () => {
    const poster = { url: "/media/1.webp", width: 1080, height: 1350 };
    expect(thumbnailOf({ videos: [{ url: "/v", poster }] })).toEqual(known);
  });
  it("is never larger than what was asked for", () => {
    expect(thumbnailOf({ images: [image] }, { width: 1080, height: 1350 })).toEqual(known);
    expect(thumbnailOf({ images: [image] }, { width: 1079, height: 9999 })).toBeUndefined();
    expect(thumbnailOf({ images: [image] }, { width: 9999, height: 1349 })).toBeUndefined();
  });
});

test("a profile is a link", () => {
  expect(profileOembed(context)).toEqual({
    type: "link",
    version: "1.0",
    title: context.title,
    author_name: "Ada",
    author_url: `${origin}/profile/p-1?lng=tr`,
    provider_name: brand.name,
    provider_url: `${origin}/?lng=tr`,
    cache_age: 3600,
  });
});

test("every field of a post is in its oEmbed answer but these", async () => {
  const unused = await unusedPostFields((whole) => postOembed(whole, context));
  const inContext = ["uuid", "author.username", "author.fullName", "content"];
  // oEmbed has no place for these.
  const others = ["type", "author.avatar", "createdAt", "videos.url", "images.medium", "images.alt"];
  const counts = ["views", "likes", "comments", "favorites", "shares"];
  expect(unused.toSorted()).toEqual([...inContext, ...others, ...counts].toSorted());
});

test("every field of a user is in the oEmbed answer of the profile but these", async () => {
  const unused = await unusedUserFields((user) => {
    const data = { ...user, avatar: user.avatar && origin + user.avatar };
    const productApi = { get: async () => ({ kind: "loaded", json: { result: { data } } }) as const };
    const services = { ...plainServices, productApi };
    return oembedOfProfile(services, { ...context, i18n: i18nOf("tr", true) });
  });
  // oEmbed has no place for these; a thumbnail needs its size, which is not known of an avatar.
  expect(unused).toEqual(["bio", "avatar", "followersCount", "followingCount"]);
});
