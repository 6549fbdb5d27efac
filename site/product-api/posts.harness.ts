import type { Post } from "./parse-post.ts";
import type { ProfilePost } from "./parse-profile-posts.ts";

const noCounts = { views: undefined, likes: undefined, comments: undefined, favorites: undefined, shares: undefined };

/** A post with these fields and no other. */
export const postWith = (fields: Partial<Post>): Post => ({
  uuid: undefined,
  type: "News",
  author: {},
  createdAt: undefined,
  content: undefined,
  videos: [],
  images: [],
  ...noCounts,
  ...fields,
});

/** An item of a profile's list with these fields and no other. */
export const profilePostWith = (fields: Partial<ProfilePost>): ProfilePost => ({
  uuid: undefined,
  type: "News",
  media: undefined,
  content: undefined,
  createdAt: undefined,
  ...noCounts,
  ...fields,
});
