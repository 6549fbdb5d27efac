import { describe, expect, it, test } from "vitest";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { unsigned } from "#site/images/sign-image.harness.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { authorName, postPageView, postView } from "./post-view.ts";

const context = (code: "tr" | "en" | "ar" = "tr") => ({
  ...i18nOf(code, true),
  signImage: unsigned,
});
const empty: Post = postWith({});
const view = (post: Partial<Post>, code?: "tr" | "en" | "ar") => postView({ ...empty, ...post }, context(code));

test("each image is signed with what has it: a post and its author", () => {
  const signed: unknown[] = [];
  const signImage = (url: string, shownBy?: readonly string[]) => {
    signed.push([url, ...(shownBy ?? [])]);
    return { url, signature: "sig" };
  };
  const images = [{ original: "/a.jpg", medium: "/m.jpg" }];
  const videos = [{ url: "/v.mp4", poster: { url: "/v.jpg" } }];
  const post = { ...empty, uuid: undefined, images, videos, author: { uuid: "ada", avatar: "/ada.jpg" } };
  const other = {
    ...empty,
    uuid: "p2",
    images: [{ original: "/b.jpg", medium: "/b.jpg" }],
    author: { avatar: "/c.jpg" },
  };
  postPageView({ kind: "loaded", post, others: [other] }, { ...context(), signImage }, "p1");
  expect(signed.toSorted()).toEqual([
    ["/a.jpg", "post:p1", "profile:ada"],
    ["/ada.jpg", "profile:ada"],
    ["/b.jpg", "post:p2"],
    ["/c.jpg", "post:p2"],
    ["/v.jpg", "post:p1", "profile:ada"],
  ]);
});

describe("the author", () => {
  it.each([
    [{ fullName: "Ada Yılmaz", username: "ada" }, "Ada Yılmaz"],
    [{ username: "ada" }, "ada"],
    [{}, "Anonim"],
  ])("%o is called %s (specification, section 8)", (author, name) => {
    expect(authorName(author, context())).toBe(name);
  });

  it("has a handle, a letter and a profile where they are known", () => {
    expect(view({ author: { uuid: "u1", username: "ipek" } }).author).toEqual({
      name: "ipek",
      handle: "@ipek",
      letter: "İ",
      href: "/profile/u1?lng=tr",
    });
    expect(view({}).author).toEqual({ name: "Anonim", letter: "A" });
  });

  it("with an endless name is truncated", () => {
    expect(view({ author: { fullName: "ad ".repeat(40_000) } }).author.name.length).toBeLessThanOrEqual(80);
  });
});

test("the date is Turkish time in the reader's language", () => {
  const createdAt = new Date("2026-07-05T21:30:00Z");
  expect(view({ createdAt }).date).toEqual({ iso: "2026-07-05T21:30:00.000Z", text: "6 Temmuz 2026 00:30" });
  expect(view({ createdAt }, "en").date?.text).toBe("July 6, 2026 at 12:30 AM");
  expect(view({}).date).toBeUndefined();
});

test.each([
  ["Söz senin.", "short"],
  [undefined, "short"],
  ["bir\niki\nüç\ndört\nbeş", "normal"],
  ["söz ".repeat(60), "normal"],
  ["söz ".repeat(120), "long"],
  ["satır\n".repeat(12), "long"],
] as const)("the length of %j is %s", (content, length) => {
  expect(view({ content }).length).toBe(length);
});

test("images are shown in a smaller size and opened in their own, named by their author where they have no name", () => {
  const images = [
    { original: "/media/1.jpg", medium: "/media/1-m.jpg", width: 1600, height: 1200, alt: "Vapur" },
    { original: "/media/2.jpg", medium: "/media/2.jpg" },
  ];
  expect(view({ author: { fullName: "Ada" }, images }).images).toEqual([
    {
      image: { url: "/media/1-m.jpg", width: 1600, height: 1200 },
      original: "/media/1.jpg",
      label: "Vapur",
      shape: "landscape",
    },
    {
      image: { url: "/media/2.jpg" },
      original: "/media/2.jpg",
      label: "Ada adlı kullanıcının paylaştığı görsel, 2 / 2",
      shape: "unknown",
    },
  ]);
  const signImage = (url: string) => ({ url, signature: "sig" });
  const [signed] = postView({ ...empty, images }, { ...context(), signImage }).images;
  expect(signed?.image).toMatchObject({ url: "/media/1.jpg", signature: "sig" }); // the site makes its own of the best
});

test("images have the sizes that were learned, where the product server says none", () => {
  const signImage = (url: string) => ({ url, signature: "sig", width: 1080, height: 2340 });
  const images = [
    { original: "/media/1.jpg", medium: "/media/1.jpg" },
    { original: "/media/2.jpg", medium: "/media/2.jpg", width: 800, height: 800 },
  ];
  const view = postView({ ...empty, images }, { ...context(), signImage });
  expect(view.images.map(({ image, shape }) => [image.width, shape])).toEqual([
    [1080, "screen"],
    [800, "square"],
  ]);
});

test("an image that is not there leaves no tile, a poster its author, and a post without others a line", () => {
  const signImage = (url: string) => ({
    url,
    signature: "sig",
    ...(url.includes("lost") && { isMissing: true as const }),
  });
  const image = (name: string) => ({ original: `/media/${name}.jpg`, medium: `/media/${name}.jpg` });
  const view = (post: Partial<Post>) => postView({ ...empty, ...post }, { ...context(), signImage });
  const some = view({ images: [image("a"), image("lost"), image("b")] });
  expect(some.images.map(({ label }) => label.slice(-5))).toEqual(["1 / 2", "2 / 2"]);
  expect(some.hasLostImages).toBe(false);
  expect(view({ images: [image("lost")] })).toMatchObject({ images: [], hasLostImages: true });
  const poster = { url: "/media/lost.jpg" };
  expect(view({ videos: [{ url: "/media/v.mp4", poster }] }).videos[0]).toMatchObject({
    poster: undefined,
    shape: "unknown",
  });
});

test("a video has the shape of its poster, and a square where that is not known", () => {
  const url = "/media/v.mp4";
  const poster = { url: "/media/p.jpg", width: 1920, height: 1080 };
  const videos = view({ videos: [{ url, poster }, { url }] }).videos;
  expect(videos.map(({ poster, shape }) => [poster, shape])).toEqual([
    [poster, "landscape"],
    [undefined, "unknown"],
  ]);
});
