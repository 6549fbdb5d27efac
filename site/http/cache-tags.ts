// Cache tags of a response say what it was built from. The page cache purges by tag.

const postTag = (uuid: string) => `post:${uuid}`;
export const profileTag = (uuid: string) => `profile:${uuid}`;

interface TaggedPost {
  readonly uuid?: string | undefined;
  readonly author: { readonly uuid?: string | undefined };
}

/** The tags of a post and its author, as far as they are known. */
export function tagsOfPost({ uuid, author }: TaggedPost): string[] {
  return [
    ...(uuid === undefined ? [] : [postTag(uuid)]),
    ...(author.uuid === undefined ? [] : [profileTag(author.uuid)]),
  ];
}

/** The state of a page, or a parsed response; only loaded ones have posts. */
interface TaggedContent {
  readonly kind?: string;
  readonly post?: TaggedPost;
  readonly others?: readonly TaggedPost[];
}

/**
 * Cache tags of a response of the post call: all posts in it and their authors, so that the posts of a frozen account
 * are purged with its profile.
 *
 * @param uuid of the requested post, from the URL
 */
export function postCacheTags(uuid: string, { post, others = [] }: TaggedContent): string[] {
  return [...new Set([{ uuid, author: {} }, ...(post ? [post] : []), ...others].flatMap(tagsOfPost))];
}

/**
 * The tag to purge after the product server has said that there is nothing to show.
 *
 * @param path of one of the four calls (contract/product-paths.ts)
 * @returns `undefined` for tickets, which are never cached, and for post lists: a 404 may mean that a profile has no posts
 */
export function purgedTag(path: string): string | undefined {
  const [, kind, uuid = ""] = /^\/api\/public\/(post|users)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined) return undefined;
  return kind === "post" ? postTag(uuid) : profileTag(uuid);
}
