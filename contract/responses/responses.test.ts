import { describe, expect, it, test } from "vitest";
import type { ZodType } from "zod";
import { otherPostsLimit, profilePostsLimit } from "../limits.ts";
import { errorResponse, errorStatuses } from "./error-response.ts";
import { postResponse } from "./post-response.ts";
import { ticketResponse } from "./ticket-response.ts";
import { userPostsResponse } from "./user-posts-response.ts";
import { userResponse } from "./user-response.ts";

const url = "https://media.example/a.jpg";
const moment = "2027-07-03T18:00:00Z";
const avatar = { original: url, thumb: url };
const data = {
  ...{ uuid: "p1", type: "News", content: "Selam", createdAt: moment, views: 1 },
  video: [{ original: url }],
  videothumbnail: { original: url, width: 3, height: 2 },
  gallery: [{ original: url, medium: url, width: 3, height: 2, alt: "Deniz" }],
  user: { uuid: "u1", username: "ada", fullName: "Ada", avatar },
  stats: { likes: 1, comments: 2, favorites: 3, shares: 4 },
};
const profilePost = {
  ...{ uuid: "p1", type: 2, content: "Selam", created_at: moment },
  media: [
    ...[{ mime_type: "image/jpeg", original_url: url, medium_url: url, poster_url: url, width: 3, height: 2, alt: "" }],
  ],
  ...{ views: 1, likes_count: 2, comments_count: 3, favorites_count: 4, shares_count: 5 },
};
const user = {
  ...{ uuid: "u1", username: "ada", fullName: "Ada", bio: "Merhaba", avatar },
  ...{ followersCount: 1, followingCount: 2, createdAt: moment },
};
const ticket = {
  event: {
    ...{ title: "Konser", address: "Kadıköy", description: "Açık hava", start_time: moment, end_time: moment },
    ...{ time_zone: "Europe/Berlin", background: { thumb: url, original: url }, icon: { medium: url, original: url } },
  },
  package: { name: "Tam", price: 250.5 },
  ...{ ticket_uuid: "t1", created_at: moment },
};

const responses: [string, ZodType, unknown][] = [
  ["a post", postResponse, { result: { data, otherDatas: [data] } }],
  ["a user's posts", userPostsResponse, { result: [profilePost] }],
  ["a user", userResponse, { result: { data: user } }],
  ["a ticket", ticketResponse, ticket],
  ["an error", errorResponse, { error: { code: "gone" } }],
];

/** The path of every field, and of every object and list, within a value. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy of a value, with what stands at a path replaced. */
function replace(value: unknown, [key, ...rest]: readonly string[], change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replace(copy[key], rest, change);
  return copy;
}

describe.each(responses)("the response of %s", (_name, schema, response) => {
  const paths = pathsIn(response);
  const objects = paths.filter((path) => {
    const inner = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], response);
    return typeof inner === "object" && inner !== null && !Array.isArray(inner);
  });

  it("is taken whole, and each of its fields is checked", () => {
    expect(schema.parse(response)).toEqual(response);
    for (const path of paths) {
      const wrong = replace(response, path, () => Symbol("of no type"));
      expect(schema.safeParse(wrong).success, path.join(".")).toBe(false);
    }
  });

  it("has no field that is not described", () => {
    for (const path of objects) {
      const more = replace(response, path, (inner) => ({ ...(inner as object), stranger: 1 }));
      expect(schema.safeParse(more).success, path.join(".")).toBe(false);
    }
  });
});

test("a post comes with at most 5 others, a profile with at most 60 posts", () => {
  const post = (others: number) => ({ result: { data, otherDatas: Array.from({ length: others }, () => data) } });
  expect([otherPostsLimit, otherPostsLimit + 1].map((others) => postResponse.safeParse(post(others)).success)).toEqual([
    true,
    false,
  ]);
  const posts = (count: number) => ({ result: Array.from({ length: count }, () => profilePost) });
  expect(
    [profilePostsLimit, profilePostsLimit + 1].map((count) => userPostsResponse.safeParse(posts(count)).success),
  ).toEqual([true, false]);
});

test.each(["image/jpeg", "video/mp4"])("media of a profile may be %s", (mime_type) => {
  expect(userPostsResponse.safeParse(profileWith(mime_type)).success).toBe(true);
});

test.each(["audio/mp3", "image/", "image/svg+xml", "image/JPEG", "ximage/png", "video/mp4\n"])(
  "media of a profile may not be %j",
  (mime_type) => {
    expect(userPostsResponse.safeParse(profileWith(mime_type)).success).toBe(false);
  },
);

function profileWith(mime_type: string) {
  return { result: [{ ...profilePost, media: [{ ...profilePost.media[0], mime_type }] }] };
}

test("every error has a code and a status", () => {
  const codes = Object.keys(errorStatuses);
  expect(codes.map((code) => errorResponse.safeParse({ error: { code } }).success)).toEqual(codes.map(() => true));
  expect(errorResponse.safeParse({ error: { code: "unknown" } }).success).toBe(false);
});
