import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { languageOf } from "#locales/index.ts";
import type { PageKind } from "#site/routes.ts";
import type { Head } from "./head.ts";
import { socialMetaTags } from "./social-meta-tags.ts";

const origin = "https://www.meydan.example";
const context = {
  kind: "post",
  origin,
  locale: languageOf("tr"),
  defaultImage: { url: `${origin}/share.png`, alt: brand.name, width: 1200, height: 630 },
} as const;
const page: Head = {
  title: `Ada | ${brand.name}`,
  description: "Söz senin.",
  author: "Ada",
  path: "/post/a-1",
  openGraphType: "article",
};
const tagsOf = (head: Partial<Head>, kind: PageKind = "post") =>
  socialMetaTags({ ...page, ...head }, { ...context, kind }).map(
    ({ property, name, content }) => `${property ?? name}=${content}`,
  );

test("each image is followed by its properties, and further images come last", () => {
  const image = { url: "https://a.example/1.jpg", alt: "bir", width: 4, height: 3, type: "image/jpeg" };
  const tags = tagsOf({ image, moreImages: [{ url: "https://a.example/2.jpg", alt: "iki" }] });
  const from = tags.indexOf("og:image=https://a.example/1.jpg");
  expect([...tags.slice(from, from + 5), ...tags.slice(-2)]).toEqual([
    "og:image=https://a.example/1.jpg",
    "og:image:type=image/jpeg",
    "og:image:width=4",
    "og:image:height=3",
    "og:image:alt=bir",
    "og:image=https://a.example/2.jpg",
    "og:image:alt=iki",
  ]);
  expect(tags).toContain("twitter:image=https://a.example/1.jpg");
});

test("a video has a file for chats and a player page for X", () => {
  const video = {
    url: "https://a.example/v.mp4",
    type: "video/mp4",
    width: 720,
    height: 1280,
    playerPath: "/embed/post/a-1",
  };
  const tags = tagsOf({ video });
  expect(tags).toEqual(
    expect.arrayContaining([
      "og:video=https://a.example/v.mp4",
      "og:video:secure_url=https://a.example/v.mp4",
      "og:video:type=video/mp4",
      "twitter:card=player",
      `twitter:player=${origin}/embed/post/a-1`,
      "twitter:player:stream=https://a.example/v.mp4",
      "twitter:player:width=720",
    ]),
  );
  expect(tagsOf({ video: { ...video, url: "http://a.example/v.mp4" } }).join()).not.toContain("secure_url");
});

test("a post has time and author, a profile its username", () => {
  expect(tagsOf({ publishedTime: "2026-07-05T18:00:00.000Z", authorPath: "/profile/u-1" })).toEqual(
    expect.arrayContaining(["article:published_time=2026-07-05T18:00:00.000Z", `article:author=${origin}/profile/u-1`]),
  );
  expect(tagsOf({ openGraphType: "profile", username: "ada" })).toContain("profile:username=ada");
});
