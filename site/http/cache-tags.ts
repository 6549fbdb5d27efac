/**
 * What a page was made of, for caches that can let go of all pages with a tag at once. The header is taken off
 * before an answer leaves the process.
 */
export const cacheTagsHeader = "X-Page-Tags";

export const postTag = (uuid: string) => `post:${uuid}`;
export const profileTag = (uuid: string) => `profile:${uuid}`;

interface TaggedPost {
  readonly uuid?: string | undefined;
  readonly author: { readonly uuid?: string | undefined };
}

/** A state of a page, of which only a loaded one has posts. */
interface TaggedAnswer {
  readonly kind?: string;
  readonly post?: TaggedPost;
  readonly others?: readonly TaggedPost[];
}

/**
 * Of what shows an answer of the post call: all posts in it, and their authors, so that a frozen account's posts go
 * with its profile.
 *
 * @param uuid as the address has it
 */
export function postCacheTags(uuid: string, { post, others = [] }: TaggedAnswer): string[] {
  const tags = [{ uuid, author: {} }, ...(post ? [post] : []), ...others].flatMap(
    ({ uuid: id, author }: TaggedPost) => [
      ...(id === undefined ? [] : [postTag(id)]),
      ...(author.uuid === undefined ? [] : [profileTag(author.uuid)]),
    ],
  );
  return [...new Set(tags)];
}

/** Tags are made of identifiers, so they need no escaping. */
export function setCacheTags(headers: Headers, tags: readonly string[]): void {
  if (tags.length > 0) headers.set(cacheTagsHeader, tags.join(","));
}

/**
 * The tag of all pages made of something that the product server says is not there (any more). A profile's post list
 * tells nothing: a profile without posts may be answered with 404.
 *
 * @param path of one of the four calls (contract/product-paths.ts)
 */
export function cacheTagOfCall(path: string): string | undefined {
  const [, kind, uuid = ""] = /^\/api\/public\/(post|users)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined) return undefined;
  return kind === "post" ? postTag(uuid) : profileTag(uuid);
}
