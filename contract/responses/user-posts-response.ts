import { z } from "zod";
import { count, dateTime, httpUrl, identifier } from "../fields.ts";
import { profilePostsLimit } from "../limits.ts";
import { postTypeNumbers } from "../post-types.ts";

/** The response of `GET /api/public/users/posts/{uuid}` (specification, sections 3 and 7). */

/**
 * `medium_url` (at most 960 pixels wide), `poster_url` (of a video), `width`, `height` and `alt` are not in the
 * specification.
 */
const media = z.strictObject({
  mime_type: z.string().regex(/^(image|video)\/[a-z0-9]+$/),
  original_url: httpUrl,
  medium_url: httpUrl.nullable(),
  poster_url: httpUrl.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  alt: z.string().nullable(),
});

/** `created_at` is not in the specification. */
const profilePost = z.strictObject({
  uuid: identifier,
  type: z.literal(Object.values(postTypeNumbers)),
  media: z.array(media),
  content: z.string().nullable(),
  created_at: dateTime,
  views: count,
  likes_count: count,
  comments_count: count,
  favorites_count: count,
  shares_count: count,
});

export const userPostsResponse = z.strictObject({ result: z.array(profilePost).max(profilePostsLimit) });

export type UserPostsResponse = z.infer<typeof userPostsResponse>;
export type ProfilePost = z.infer<typeof profilePost>;
