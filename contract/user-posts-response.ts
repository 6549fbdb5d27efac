import { z } from "zod";
import { count, identifier, moment, webAddress } from "./fields.ts";

/** `GET /api/public/users/posts/{uuid}` (specification, sections 3 and 7). */

/** Beyond the specification: `medium_url` (at most 960 pixels wide), `poster_url` of a video, size and `alt`. */
const media = z.strictObject({
  mime_type: z.string().regex(/^(image|video)\/[a-z0-9]+$/),
  original_url: webAddress,
  medium_url: webAddress.nullable(),
  poster_url: webAddress.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  alt: z.string().nullable(),
});

/** `created_at` goes beyond the specification. */
const profilePost = z.strictObject({
  uuid: identifier,
  type: z.int().min(1).max(4),
  media: z.array(media),
  content: z.string().nullable(),
  created_at: moment,
  views: count,
  likes_count: count,
  comments_count: count,
  favorites_count: count,
  shares_count: count,
});

export const userPostsAnswer = z.strictObject({ result: z.array(profilePost) });

export type UserPostsAnswer = z.infer<typeof userPostsAnswer>;
export type ProfilePost = z.infer<typeof profilePost>;
