import { z } from "zod";
import { count, dateTime, httpUrl, identifier } from "../fields.ts";
import { otherPostsLimit } from "../limits.ts";
import { postTypes } from "../post-types.ts";
import { avatar } from "./user-response.ts";

/** The response of `GET /api/public/post/{uuid}` (specification, sections 3 and 7). */

/** Pixels after applying the EXIF orientation; null for an image on another host, which an import does not fetch. */
const pixels = count.nullable();

/** `medium`, `width`, `height` and `alt` are not in the specification. `medium` is at most 960 pixels wide. */
const galleryItem = z.strictObject({
  original: httpUrl,
  medium: httpUrl.nullable(),
  width: pixels,
  height: pixels,
  alt: z.string().nullable(),
});

const post = z.strictObject({
  uuid: identifier,
  type: z.enum(postTypes),
  content: z.string().nullable(),
  createdAt: dateTime,
  views: count,
  video: z.array(z.strictObject({ original: httpUrl })),
  videothumbnail: z.strictObject({ original: httpUrl, width: pixels, height: pixels }).nullable(),
  gallery: z.array(galleryItem),
  user: z.strictObject({
    uuid: identifier,
    username: z.string(),
    fullName: z.string().nullable(),
    avatar: avatar.nullable(),
  }),
  stats: z.strictObject({ likes: count, comments: count, favorites: count, shares: count }),
});

export const postResponse = z.strictObject({
  result: z.strictObject({ data: post, otherDatas: z.array(post).max(otherPostsLimit) }),
});

export type PostResponse = z.infer<typeof postResponse>;
export type Post = z.infer<typeof post>;
