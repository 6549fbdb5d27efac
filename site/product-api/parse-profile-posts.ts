import { profilePostsLimit } from "#contract/limits.ts";
import { typeOfFile } from "./media-type.ts";
import {
  parseCount,
  parseDate,
  parseIdentifier,
  parseLine,
  parseList,
  parseRecord,
  parseText,
  parseToken,
} from "./parse-fields.ts";
import { parseMediaSize, parseMediaUrl } from "./parse-media.ts";
import { parsePostType } from "./parse-post-type.ts";

/** An item of a profile's post list (specification, section 3). */
export type ProfilePost = ReturnType<typeof parseProfilePost>;

export interface ProfileMedia {
  readonly kind: "image" | "video";
  /** A smaller rendition, if the server has one. */
  readonly url: string;
  /** The original file, if `url` is a rendition. */
  readonly original?: string | undefined;
  /** MIME type of the original as the product server gives it, such as "image/webp". */
  readonly mimeType?: string | undefined;
  /** Poster of a video, and alternative text. Not in the specification; some servers send them. */
  readonly poster?: string | undefined;
  readonly alt?: string | undefined;
  /** Pixels of the original, both or neither. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Renditions first: a card is at most 400 px wide. */
const urlNames = ["medium_url", "original_url", "medium", "original", "url"];
const originalNames = ["original_url", "original", ...urlNames];

/**
 * @param json response of `GET /api/public/users/posts/{uuid}`
 * @returns the newest `profilePostsLimit` posts, each once, without items that are no objects; `undefined` if there is no
 *   array in `result` or `result.data`
 */
export function parseProfilePostsResponse(json: unknown, ownOrigin: string): ProfilePost[] | undefined {
  const result = parseRecord(json)?.result;
  const list = Array.isArray(result) ? result : parseRecord(result)?.data;
  if (!Array.isArray(list)) return undefined;
  const known = new Set<string>();
  const items = parseList(list).flatMap((item) => {
    const record = parseRecord(item);
    const uuid = parseIdentifier(record?.uuid);
    if (!record || (uuid !== undefined && known.has(uuid))) return [];
    if (uuid !== undefined) known.add(uuid);
    return [record];
  });
  return newest(items).map((item) => parseProfilePost(item, ownOrigin));
}

type Item = Readonly<Record<string, unknown>>;

function newest(items: readonly Item[]): readonly Item[] {
  if (items.length <= profilePostsLimit) return items;
  const dated = items.map((item) => ({ item, time: Number(parseCreated(item) ?? 0) }));
  // Posts without a date come last, in the product server's order: the sort is stable.
  dated.sort((a, b) => b.time - a.time);
  return dated.slice(0, profilePostsLimit).map(({ item }) => item);
}

function parseCreated(item: Item): Date | undefined {
  return parseDate(item.createdAt) ?? parseDate(item.created_at);
}

function parseProfilePost(item: Item, ownOrigin: string) {
  return {
    /** `undefined` if it is no valid identifier; the item then links nowhere. */
    uuid: parseIdentifier(item.uuid),
    type: parsePostType(item.type),
    media: parseFirstMedia(item.media, ownOrigin),
    content: parseText(item.content),
    /** Not in the specification; some servers send it. */
    createdAt: parseCreated(item),
    views: parseCount(item.views),
    likes: parseCount(item.likes_count),
    comments: parseCount(item.comments_count),
    favorites: parseCount(item.favorites_count),
    shares: parseCount(item.shares_count),
  };
}

const kinds = ["image", "video"] as const;

function parseFirstMedia(value: unknown, ownOrigin: string): ProfileMedia | undefined {
  for (const item of Array.isArray(value) ? parseList(value) : [value]) {
    const record = parseRecord(item);
    const url = parseMediaUrl(item, ownOrigin, urlNames);
    const mimeType = parseToken(record?.mime_type)?.toLowerCase();
    const kind = url && kinds.find((one) => (mimeType ?? typeOfFile(url))?.startsWith(one));
    if (url && kind) {
      const poster = parseMediaUrl(record?.poster_url, ownOrigin);
      const original = parseMediaUrl(item, ownOrigin, originalNames);
      return {
        kind,
        url,
        ...(original !== url && { original }),
        mimeType,
        poster,
        alt: parseLine(record?.alt),
        ...parseMediaSize(record),
      };
    }
  }
  return undefined;
}
