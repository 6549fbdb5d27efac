/**
 * Lists the cache tags of a response: the posts and profiles it was built from. The page cache purges by tag and removes
 * the header before the response leaves the process.
 */
export const cacheTagsHeader = "X-Page-Tags";

/**
 * The tag of all pages that answer 404 or 410, which have no other, and of redirects to one. They are few and
 * short-lived, and none says whose content is absent: a user who is back purges all of them.
 */
export const absentTag = "absent";

const postTag = (uuid: string) => `post:${uuid}`;
export const profileTag = (uuid: string) => `profile:${uuid}`;

interface TaggedPost {
  readonly uuid?: string | undefined;
  readonly author: { readonly uuid?: string | undefined };
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
  const tags = [{ uuid, author: {} }, ...(post ? [post] : []), ...others].flatMap(
    ({ uuid: id, author }: TaggedPost) => [
      ...(id === undefined ? [] : [postTag(id)]),
      ...(author.uuid === undefined ? [] : [profileTag(author.uuid)]),
    ],
  );
  return [...new Set(tags)];
}

/** Sets the header. Tags consist of identifiers and need no escaping. */
export function setCacheTags(headers: Headers, tags: readonly string[]): void {
  if (tags.length > 0) headers.set(cacheTagsHeader, tags.join(","));
}

/**
 * The tag to purge when the product server answers a path with 404 or 410.
 *
 * @param path of one of the four calls (contract/product-paths.ts)
 * @returns `undefined` for tickets, which are never cached, and for post lists: a 404 may mean that a profile has no
 *   posts
 */
export function cacheTagOfPath(path: string): string | undefined {
  const [, kind, uuid = ""] = /^\/api\/public\/(post|users)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined) return undefined;
  return kind === "post" ? postTag(uuid) : profileTag(uuid);
}
