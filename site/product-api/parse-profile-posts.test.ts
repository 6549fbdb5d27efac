import { expect, test } from "vitest";
import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { UserPostsResponse } from "#contract/responses/user-posts-response.ts";
import { parseProfilePostsResponse } from "./parse-profile-posts.ts";

const origin = "https://meydan.example";
const parseOne = (item: unknown) => parseProfilePostsResponse({ result: [item] }, origin)?.[0];

test("every field of the response is read", async () => {
  const whole: Complete<UserPostsResponse> = {
    result: [
      {
        uuid: "p-1",
        type: 1,
        media: [
          {
            mime_type: "video/mp4",
            original_url: "https://cdn.example/1.mp4",
            medium_url: "https://cdn.example/1-m.mp4",
            poster_url: "https://meydan.example/media/p.webp",
            width: 720,
            height: 1280,
            alt: " Vapur ",
          },
        ],
        content: "Vapurda",
        created_at: "2026-07-05T18:00:00.000Z",
        views: 1500,
        likes_count: 12,
        comments_count: 3,
        favorites_count: 0,
        shares_count: 1,
      },
    ],
  };
  expect(parseProfilePostsResponse(whole, origin)).toEqual([
    {
      uuid: "p-1",
      type: "News",
      media: {
        kind: "video",
        url: "https://cdn.example/1-m.mp4",
        original: "https://cdn.example/1.mp4",
        mimeType: "video/mp4",
        poster: "/media/p.webp",
        width: 720,
        height: 1280,
        alt: "Vapur",
      },
      content: "Vapurda",
      createdAt: new Date("2026-07-05T18:00:00Z"),
      views: 1500,
      likes: 12,
      comments: 3,
      favorites: 0,
      shares: 1,
    },
  ]);
  expect(await unusedFields<object>([whole], (json) => parseProfilePostsResponse(json, origin))).toEqual([]);
});

test.each([
  [1, "News"],
  ["1", "News"],
  ["News", "News"],
  [3, "Blip"],
  [5, undefined],
  [null, undefined],
  [{}, undefined],
])("type %j is %s", (type, expected) => {
  expect(parseOne({ type })?.type).toBe(expected);
});

test.each([
  [
    { mime_type: "video/mp4", original_url: "https://a.example/v" },
    { kind: "video", url: "https://a.example/v", mimeType: "video/mp4" },
  ],
  [{ original_url: "https://a.example/v.MP4?x=1" }, { kind: "video", url: "https://a.example/v.MP4?x=1" }],
  [["https://a.example/p.webp"], { kind: "image", url: "https://a.example/p.webp" }],
  [
    [{ mime_type: "application/pdf", original_url: "https://a.example/a.jpg" }, "https://a.example/b.png"],
    { kind: "image", url: "https://a.example/b.png" },
  ],
  [{ mime_type: "image/png", original_url: "javascript:alert(1)" }, undefined],
  ["none", undefined],
  [[null, 3, {}], undefined],
])("uses the first valid media item: %j", (media, expected) => {
  expect(parseOne({ media })?.media).toEqual(expected);
});

test("an invalid field affects only itself, and an item that is no object is left out", () => {
  const list = [null, "x", { uuid: "../a", content: 5, views: -3, likes_count: "çok" }, { content: "kaldı" }];
  expect(parseProfilePostsResponse({ result: list }, origin)).toEqual([{}, { content: "kaldı" }]);
});

test("also finds the array in result.data; otherwise undefined", () => {
  expect(parseProfilePostsResponse({ result: { data: [] } }, origin)).toEqual([]);
  for (const json of [null, [], {}, { result: null }, { result: "x" }, { result: { data: {} } }]) {
    expect(parseProfilePostsResponse(json, origin)).toBeUndefined();
  }
});

test("of a long list, the newest 60 posts are returned, newest first", () => {
  const dated = Array.from({ length: 3000 }, (_, at) => ({
    uuid: `p-${at}`,
    created_at: new Date(Date.UTC(2020, 0, 1 + ((at * 7) % 3000))).toISOString(),
  }));
  const posts = parseProfilePostsResponse({ result: dated }, origin) ?? [];
  const newest = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2020, 0, 3000 - at)));
  expect(posts.map(({ createdAt }) => createdAt)).toEqual(newest);
});

test("of a long list without dates, the first 60 are returned; a short list keeps its order", () => {
  const ids = (list: unknown[]) => parseProfilePostsResponse({ result: list }, origin)?.map(({ uuid }) => uuid);
  const undated = Array.from({ length: 3000 }, (_, at) => ({ uuid: `p-${at}` }));
  expect(ids(undated)).toEqual(undated.slice(0, 60).map(({ uuid }) => uuid));
  const dated = { uuid: "dated", created_at: "2026-07-05T18:00:00Z" };
  expect(ids([...undated, dated])).toEqual(["dated", ...undated.slice(0, 59).map(({ uuid }) => uuid)]);
  const pinned = { uuid: "pinned", created_at: "2020-07-05T18:00:00Z" };
  expect(ids([pinned, dated])).toEqual(["pinned", "dated"]);
});

test("a post stands once, and doubles use up no place", () => {
  const ids = (list: unknown[]) => parseProfilePostsResponse({ result: list }, origin)?.map(({ uuid }) => uuid);
  const posts = Array.from({ length: 60 }, (_, at) => ({ uuid: `p-${at}` }));
  expect(ids([...posts, ...posts].reverse())).toEqual(posts.map(({ uuid }) => uuid).reverse());
  expect(ids([{ uuid: 1 }, {}, {}, { uuid: "1" }])).toEqual(["1", undefined, undefined]);
});

test("60 posts keep their order", () => {
  const list = Array.from({ length: 60 }, (_, at) => ({
    created_at: new Date(Date.UTC(2020, 0, 1 + at)).toISOString(),
  }));
  const dates = list.map(({ created_at }) => new Date(created_at));
  expect(parseProfilePostsResponse({ result: list }, origin)?.map(({ createdAt }) => createdAt)).toEqual(dates);
});

test("createdAt is read before created_at", () => {
  const [early, late] = ["2026-07-05T18:00:00Z", "2027-07-05T18:00:00Z"];
  expect(parseOne({ createdAt: early, created_at: late })?.createdAt).toEqual(new Date(early));
});

test.each([
  ...["jpg", "jpeg", "png", "webp", "avif", "gif", "JPG", "jpg#a.mp4", "jpg?a\u2028b"].map((end) => [end, "image"]),
  ...["mp4", "m4v", "webm", "mov", "MOV", "mp4?a.jpg"].map((end) => [end, "video"]),
  ...["svg", "jpgx", "xmp4", "html"].map((end) => [end, undefined]),
])("a file that ends with .%s is of kind %s", (end, kind) => {
  expect(parseOne({ media: `https://a.example/a.${end}` })?.media?.kind).toBe(kind);
});

test.each([
  ["IMAGE/JPEG", "image"],
  ["video/x", "video"],
  ["text/image/jpeg", undefined],
  ["text/video/mp4", undefined],
])("media of type %s are of kind %s, whatever the file is called", (mime_type, kind) => {
  expect(parseOne({ media: { mime_type, url: "https://a.example/a.jpg" } })?.media?.kind).toBe(kind);
});

test("a small rendition is taken where there is one, and the original is the best of the others", () => {
  const read = (names: string[]) => {
    const media = Object.fromEntries(names.map((name) => [name, `https://a.example/${name}.jpg`]));
    const { url, original } = parseOne({ media })?.media ?? {};
    return [url, original].map((one) => one?.slice("https://a.example/".length, -".jpg".length));
  };
  const names = ["medium_url", "original_url", "medium", "original", "url"];
  expect(read(names)).toEqual(["medium_url", "original_url"]);
  expect(read(names.slice(1))).toEqual(["original_url", undefined]);
  expect(read(names.slice(2))).toEqual(["medium", "original"]);
  expect(read(["original", "url"])).toEqual(["original", undefined]);
  expect(read(["url"])).toEqual(["url", undefined]);
});
