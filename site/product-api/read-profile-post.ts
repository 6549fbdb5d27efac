import { isIdentifier } from "#contract/identifiers.ts";
import { readCount, readDate, readLine, readList, readRecord, readText, readToken } from "./read-fields.ts";
import { readMediaSize, readMediaUrl } from "./read-media.ts";

/** An item of a profile's post list (specification, section 3). */
export interface ProfilePost {
  /** Left out where it cannot stand in an address; the item then opens nothing. */
  readonly uuid?: string | undefined;
  readonly type: "news" | "blip" | "other";
  readonly media?: ProfileMedia | undefined;
  readonly content?: string | undefined;
  /** Beyond the specification, where a server tells it. */
  readonly createdAt?: Date | undefined;
  readonly views?: number | undefined;
  readonly likes?: number | undefined;
  readonly comments?: number | undefined;
  readonly favorites?: number | undefined;
  readonly shares?: number | undefined;
}

export interface ProfileMedia {
  readonly kind: "picture" | "video";
  /** A smaller rendition, where a server offers one. */
  readonly url: string;
  /** The file itself, where that is another. */
  readonly original?: string | undefined;
  /** As the product server names it, such as "image/webp"; of the original, where a smaller rendition is shown. */
  readonly mimeType?: string | undefined;
  /** Still picture of a video, and what a picture shows: beyond the specification, where a server tells them. */
  readonly poster?: string | undefined;
  readonly alt?: string | undefined;
  /** Pixels of the original, both or none. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A card is at most 400 px wide, so a smaller rendition is asked for first where a server offers one. */
const addressNames = ["medium_url", "original_url", "medium", "original", "url"];
const originalNames = ["original_url", "original", ...addressNames];

/** Posts that a profile shows, as many as the embedded product server lists: 3,000 are 8 MB of HTML. */
const profilePostLimit = 60;

/**
 * @param json the answer of `GET /api/public/users/posts/{uuid}`
 * @returns the newest `profilePostLimit` posts; `undefined` where it has no list under `result`. An item that is no
 *   object is left out.
 */
export function readProfilePosts(json: unknown, ownOrigin: string): ProfilePost[] | undefined {
  const result = readRecord(json)?.result;
  const list = Array.isArray(result) ? result : readRecord(result)?.data;
  if (!Array.isArray(list)) return undefined;
  const posts = list.flatMap((item) => {
    const record = readRecord(item);
    return record ? [readProfilePost(record, ownOrigin)] : [];
  });
  if (posts.length <= profilePostLimit) return posts;
  // Posts without a date come last, in the product server's order.
  return posts.sort((a, b) => Number(b.createdAt ?? 0) - Number(a.createdAt ?? 0)).slice(0, profilePostLimit);
}

function readProfilePost(item: Readonly<Record<string, unknown>>, ownOrigin: string): ProfilePost {
  const uuid = readToken(item.uuid);
  return {
    uuid: isIdentifier(uuid) ? uuid : undefined,
    type: readType(item.type),
    media: readFirstMedia(item.media, ownOrigin),
    content: readText(item.content),
    createdAt: readDate(item.createdAt) ?? readDate(item.created_at),
    views: readCount(item.views),
    likes: readCount(item.likes_count),
    comments: readCount(item.comments_count),
    favorites: readCount(item.favorites_count),
    shares: readCount(item.shares_count),
  };
}

/** 1 is a Gönderi, 3 a Blip (specification, section 3); the names of the single-post answer mean the same. */
function readType(value: unknown): ProfilePost["type"] {
  const type = readToken(value)?.toLowerCase();
  if (type === "1" || type === "news") return "news";
  if (type === "3" || type === "blip") return "blip";
  return "other";
}

function readFirstMedia(value: unknown, ownOrigin: string): ProfileMedia | undefined {
  for (const item of Array.isArray(value) ? readList(value) : [value]) {
    const record = readRecord(item);
    const url = readMediaUrl(item, ownOrigin, addressNames);
    const mimeType = readToken(record?.mime_type)?.toLowerCase();
    const kind = url && kindOfMedia(mimeType, url);
    if (url && kind) {
      const poster = readMediaUrl(record?.poster_url, ownOrigin);
      const original = readMediaUrl(item, ownOrigin, originalNames);
      return {
        kind,
        url,
        ...(original !== url && { original }),
        mimeType,
        poster,
        alt: readLine(record?.alt),
        ...readMediaSize(record),
      };
    }
  }
  return undefined;
}

/** By `mime_type`; where the product server tells none, by the file's ending. */
function kindOfMedia(mimeType: string | undefined, url: string): ProfileMedia["kind"] | undefined {
  const path = url.replace(/[?#].*$/s, "");
  if (mimeType ? mimeType.startsWith("image/") : /\.(jpe?g|png|webp|avif|gif)$/i.test(path)) return "picture";
  if (mimeType ? mimeType.startsWith("video/") : /\.(mp4|m4v|webm|mov)$/i.test(path)) return "video";
  return undefined;
}
