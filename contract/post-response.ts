import { z } from "zod";
import { avatar } from "./avatar.ts";
import { count, identifier, moment, webAddress } from "./fields.ts";
import { postTypes } from "./post-types.ts";

/** `GET /api/public/post/{uuid}` as the embedded product server gives it (specification, sections 3 and 7). */

/** Pixels as shown; null for a picture on another host, which is never fetched. */
const pixels = count.nullable();

/** `medium`, `width`, `height` and `alt` go beyond the specification. */
const galleryItem = z.strictObject({
  original: webAddress,
  medium: webAddress.nullable(),
  width: pixels,
  height: pixels,
  alt: z.string().nullable(),
});

export const post = z.strictObject({
  uuid: identifier,
  type: z.enum(postTypes),
  content: z.string().nullable(),
  createdAt: moment,
  views: count,
  video: z.array(z.strictObject({ original: webAddress })),
  videothumbnail: z.strictObject({ original: webAddress, width: pixels, height: pixels }).nullable(),
  gallery: z.array(galleryItem),
  user: z.strictObject({
    uuid: identifier,
    username: z.string(),
    fullName: z.string().nullable(),
    avatar: avatar.nullable(),
  }),
  stats: z.strictObject({ likes: count, comments: count, favorites: count, shares: count }),
});

/** Posts shown beside the main one at most (specification, section 9). */
export const otherPostsLimit = 5;

export const postAnswer = z.strictObject({
  result: z.strictObject({ data: post, otherDatas: z.array(post).max(otherPostsLimit) }),
});

export type PostAnswer = z.infer<typeof postAnswer>;
export type AnsweredPost = z.infer<typeof post>;
