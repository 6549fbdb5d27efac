import { describe, expect, it, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { Post } from "#site/product-api/read-post.ts";
import { postHead } from "./post-head.ts";
import type { PostState } from "./post-state.ts";

const origin = "https://www.meydan.example";
const context = { uuid: "a-1", origin, t: createTranslate("tr"), language: languageOf("tr") };
const empty: Post = { type: "news", author: { fullName: "Ada" }, videos: [], pictures: [] };
const headOf = (post: Partial<Post>) => postHead({ kind: "loaded", post: { ...empty, ...post }, others: [] }, context);

test("title and description are the author's words, cut", () => {
  const content = "Bugün hiçbir yere yetişmedim, köprüde balıkçıların yanında durdum. ".repeat(10);
  expect(headOf({ content })).toMatchObject({
    title: "Ada: Bugün hiçbir yere yetişmedim, köprüde balıkçıların yanında… | Meydan",
    author: "Ada",
    path: "/post/a-1",
    kind: "post",
  });
  const { description } = headOf({ content });
  expect(description).toMatch(/^Bugün .*…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("a post without content is named by its author", () => {
  expect(headOf({})).toMatchObject({
    title: "Ada, Meydan paylaşımı | Meydan",
    description: "Ada adlı kullanıcının Meydan paylaşımı.",
  });
});

describe("share pictures", () => {
  it("are the post's own, absolute, four at most", () => {
    const picture = { original: "/media/1.jpg", medium: "/media/1-m.jpg", width: 1600, height: 1200, alt: "Vapur" };
    const head = headOf({ pictures: new Array(6).fill(picture) });
    expect(head.image).toEqual({ url: `${origin}/media/1.jpg`, width: 1600, height: 1200, alt: "Vapur" });
    expect(head.moreImages).toHaveLength(3);
    expect(head.openGraphType).toBe("article");
  });

  it("are a video's poster where there is no picture", () => {
    const videos = [{ url: "/media/v.mp4", poster: { url: "https://media.example/p.jpg" } }];
    const head = headOf({ videos });
    expect(head.image).toEqual({ url: "https://media.example/p.jpg", alt: "Ada adlı kullanıcının videosu" });
    expect(head.openGraphType).toBe("video.other");
  });

  it("are left to the brand where the post has none", () => {
    expect(headOf({}).image).toBeUndefined();
  });
});

test.each<PostState>([
  { kind: "loading", uuid: "a-1" },
  { kind: "failed", reason: "not-found" },
  { kind: "failed", reason: "unavailable" },
])("a page that is not the post stays out of search engines: %o", (state) => {
  expect(postHead(state, context)).toMatchObject({ hidden: true, path: "/post/a-1" });
});
