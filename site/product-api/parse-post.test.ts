import { expect, test } from "vitest";
import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { PostResponse } from "#contract/responses/post-response.ts";
import { parsePostResponse } from "./parse-post.ts";

const own = "https://www.meydan.example";
const media = "https://media.example";
const parse = (data: unknown, otherDatas?: unknown) => parsePostResponse({ result: { data, otherDatas } }, own);
const post = (data: Record<string, unknown>) => parse(data)?.post;

const whole: Complete<PostResponse> = {
  result: {
    data: {
      uuid: "a-1",
      type: "News",
      content: "Söz\nsenin",
      createdAt: "2026-07-05T18:00:00.000Z",
      views: 12,
      video: [{ original: `${media}/v.mp4` }],
      videothumbnail: { original: `${media}/p.jpg`, width: 720, height: 1280 },
      gallery: [{ original: `${media}/1.jpg`, medium: `${media}/1-m.jpg`, width: 800, height: 600, alt: "Vapur" }],
      user: {
        uuid: "u-1",
        username: "ada",
        fullName: "Ada Yılmaz",
        avatar: { original: `${media}/a.jpg`, thumb: `${media}/a-t.jpg` },
      },
      stats: { likes: 1, comments: 2, favorites: 3, shares: 4 },
    },
    otherDatas: [],
  },
};

test("every field of the response is read", async () => {
  expect(parsePostResponse(whole, own)?.post).toEqual({
    uuid: "a-1",
    type: "News",
    author: { uuid: "u-1", avatar: `${media}/a-t.jpg`, username: "ada", fullName: "Ada Yılmaz" },
    createdAt: new Date("2026-07-05T18:00:00Z"),
    content: "Söz\nsenin",
    videos: [{ url: `${media}/v.mp4`, poster: { url: `${media}/p.jpg`, width: 720, height: 1280 } }],
    images: [{ original: `${media}/1.jpg`, medium: `${media}/1-m.jpg`, width: 800, height: 600, alt: "Vapur" }],
    views: 12,
    likes: 1,
    comments: 2,
    favorites: 3,
    shares: 4,
  });
  const { data } = whole.result;
  const user = { ...data.user, avatar: { original: data.user.avatar.original } };
  const withoutThumb = { result: { data: { ...data, user }, otherDatas: [] } };
  expect(await unusedFields<object>([whole, withoutThumb], (json) => parsePostResponse(json, own))).toEqual([]);
});

test.each([null, [], "", {}, { result: null }, { result: {} }, { result: { data: null } }, { result: { data: [] } }])(
  "%j has no post",
  (json) => {
    expect(parsePostResponse(json, own)).toBeUndefined();
  },
);

test.each([`${media}/p.jpg`, { original: `${media}/p.jpg` }, [`${media}/p.jpg`], 5])(
  "the thumbnail %j",
  (videothumbnail) => {
    const poster = videothumbnail === 5 ? undefined : { url: `${media}/p.jpg` };
    expect(post({ video: [{ original: `${media}/v.mp4` }], videothumbnail })?.videos).toEqual([
      { url: `${media}/v.mp4`, poster },
    ]);
  },
);

test.each([
  ["News", "News"],
  [1, "News"],
  ["flows", "Flows"],
  ["2", "Flows"],
  ["Story", undefined],
  [undefined, undefined],
])("type %j is %s", (type, expected) => {
  expect(post({ type })?.type).toBe(expected);
});

test("media that are not http(s) are removed, the others keep their order", () => {
  const gallery = ["javascript:alert(1)", { original: `${media}/1.jpg` }, { medium: "data:," }, `${media}/2.jpg`];
  const images = ["1.jpg", "2.jpg"].map((name) => ({ original: `${media}/${name}`, medium: `${media}/${name}` }));
  expect(post({ gallery })?.images).toEqual(images);
});

test("a post has at most 4 videos, each with the thumbnail of its place", () => {
  const video = [null, ...Array.from({ length: 5 }, (_, at) => `${media}/${at}.mp4`)];
  const videothumbnail = video.map((_, at) => ({ original: `${media}/${at}.jpg` }));
  expect(post({ video, videothumbnail })?.videos).toEqual(
    [0, 1, 2, 3].map((at) => ({ url: `${media}/${at}.mp4`, poster: { url: `${media}/${at + 1}.jpg` } })),
  );
});

test("fields that some servers name otherwise are read where the contract's own are missing", () => {
  const counts = { likes_count: 5, comments_count: 6, favorites_count: 7, shares_count: 8 };
  const read = { likes: 5, comments: 6, favorites: 7, shares: 8 };
  const [early, late] = ["2026-07-05T18:00:00Z", "2027-07-05T18:00:00Z"];
  expect(post({ ...counts, created_at: late, user: { full_name: "Ada" } })).toMatchObject({
    ...read,
    createdAt: new Date(late),
    author: { fullName: "Ada" },
  });
  const stats = { likes: 1, comments: 2, favorites: 3, shares: 4 };
  const both = { ...counts, stats, createdAt: early, created_at: late, user: { fullName: "Ada", full_name: "A." } };
  expect(post(both)).toMatchObject({ ...stats, createdAt: new Date(early), author: { fullName: "Ada" } });
});

test("an author whose id is none has no link, and the smallest avatar is taken", () => {
  const names = ["thumb", "medium", "original", "original_url", "url"];
  const avatar = Object.fromEntries(names.map((name) => [name, `${media}/${name}.jpg`]));
  expect(post({ user: { uuid: "../a" } })?.author.uuid).toBeUndefined();
  for (const name of names) {
    expect(post({ user: { avatar } })?.author.avatar).toBe(`${media}/${name}.jpg`);
    delete avatar[name];
  }
});

test("a gallery is limited to 20 images", () => {
  expect(post({ gallery: new Array(1000).fill(`${media}/1.jpg`) })?.images).toHaveLength(20);
});

test("keeps the first five other posts with uuid and content (specification, section 3)", () => {
  const other = (uuid: unknown, content: unknown) => ({ uuid, content });
  const others = [
    other("1", "bir"),
    other(undefined, "kimliksiz"),
    other("2", ""),
    null,
    "text",
    other("not an id", "x"),
    other(2, "iki"),
    other("3", "üç"),
    other("4", "dört"),
    other("5", "beş"),
    other("6", "altı"),
  ];
  expect(parse({}, others)?.others.map(({ uuid }) => uuid)).toEqual(["1", "2", "3", "4", "5"]);
  expect(parse({}, { 0: other("1", "bir") })?.others).toEqual([]);
});

test("other posts stand once, without the post itself, and doubles use up no place", () => {
  const uuid = "6f1b2c3d-0000-4000-8000-0123456789ab";
  const others = [uuid, uuid.toUpperCase(), "a", "a", "b", "a", "c", "d", "d", "e"].map((uuid) => ({
    uuid,
    content: uuid,
  }));
  expect(parse({ uuid }, others)?.others.map(({ uuid }) => uuid)).toEqual(["a", "b", "c", "d", "e"]);
  expect(parse({ uuid: uuid.toUpperCase() }, others)?.post.uuid).toBe(uuid);
  expect(parse({}, [{ uuid: "a" }, { uuid: "a", content: "söz" }])?.others).toMatchObject([{ content: "söz" }]);
});
