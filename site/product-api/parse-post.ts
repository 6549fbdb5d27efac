import { otherPostsLimit, postImagesLimit } from "#contract/limits.ts";
import {
  parseCount,
  parseDate,
  parseIdentifier,
  parseLine,
  parseList,
  parseRecord,
  parseText,
  parseUsable,
} from "./parse-fields.ts";
import { parseMediaSize, parseMediaUrl, smallestFirst } from "./parse-media.ts";
import { parsePostType } from "./parse-post-type.ts";

/** A post in the response of the post call (specification, section 3). Fields that are missing or invalid are `undefined`. */
export type Post = ReturnType<typeof parsePost>;

export interface PostAuthor {
  /** Links to the profile; the product server may omit it. */
  readonly uuid?: string | undefined;
  readonly username?: string | undefined;
  readonly fullName?: string | undefined;
  readonly avatar?: string | undefined;
}

export interface PostVideo {
  readonly url: string;
  readonly poster?: VideoPoster | undefined;
}

export interface VideoPoster {
  readonly url: string;
  /** Pixels, both or neither; the video has the same aspect ratio. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface PostImage {
  readonly original: string;
  /** A smaller rendition; the original if there is none. */
  readonly medium: string;
  /** Pixels of the original, both or neither. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly alt?: string | undefined;
}

/** The requested post, and those shown after it, each once. */
export interface PostResponse {
  readonly post: Post;
  readonly others: readonly Post[];
}

/** More than the app lets anybody post. It bounds the size of a page. */
const maxVideos = 4;

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param json response of `GET /api/public/post/{uuid}`
 * @returns `undefined` if it has no `result.data`
 */
export function parsePostResponse(json: unknown, ownOrigin: string): PostResponse | undefined {
  const result = parseRecord(parseRecord(json)?.result);
  const data = parseRecord(result?.data);
  if (!data) return undefined;
  const post = parsePost(data, ownOrigin);
  const known = new Set([post.uuid, undefined]);
  const others = parseUsable(parseList(result?.otherDatas), otherPostsLimit, (item) => {
    const record = parseRecord(item);
    if (!record || known.has(parseIdentifier(record.uuid))) return undefined;
    const other = parsePost(record, ownOrigin);
    if (!other.content) return undefined;
    known.add(other.uuid);
    return other;
  });
  return { post, others };
}

function parsePost(data: Fields, ownOrigin: string) {
  const stats = parseRecord(data.stats);
  return {
    uuid: parseIdentifier(data.uuid),
    type: parsePostType(data.type),
    author: parseAuthor(parseRecord(data.user) ?? {}, ownOrigin),
    createdAt: parseDate(data.createdAt) ?? parseDate(data.created_at),
    content: parseText(data.content),
    videos: parseVideos(data, ownOrigin),
    images: parseImages(data.gallery, ownOrigin),
    views: parseCount(data.views),
    likes: parseCount(stats?.likes) ?? parseCount(data.likes_count),
    comments: parseCount(stats?.comments) ?? parseCount(data.comments_count),
    favorites: parseCount(stats?.favorites) ?? parseCount(data.favorites_count),
    shares: parseCount(stats?.shares) ?? parseCount(data.shares_count),
  };
}

function parseAuthor(user: Fields, ownOrigin: string): PostAuthor {
  return {
    uuid: parseIdentifier(user.uuid),
    username: parseLine(user.username),
    fullName: parseLine(user.fullName) ?? parseLine(user.full_name),
    avatar: parseMediaUrl(user.avatar, ownOrigin, smallestFirst),
  };
}

/** Thumbnails belong to the videos in order; a single one belongs to the first video. */
function parseVideos(data: Fields, ownOrigin: string): readonly PostVideo[] {
  const thumbnails = toList(data.videothumbnail);
  return parseUsable(toList(data.video), maxVideos, (item, position) => {
    const url = parseMediaUrl(item, ownOrigin);
    return url ? { url, poster: parsePoster(thumbnails[position], ownOrigin) } : undefined;
  });
}

function parsePoster(thumbnail: unknown, ownOrigin: string): VideoPoster | undefined {
  const url = parseMediaUrl(thumbnail, ownOrigin);
  return url ? { url, ...parseMediaSize(thumbnail) } : undefined;
}

function parseImages(gallery: unknown, ownOrigin: string): readonly PostImage[] {
  return parseUsable(toList(gallery), postImagesLimit, (item) => {
    const original = parseMediaUrl(item, ownOrigin);
    return original ? parseImage(item, original, ownOrigin) : undefined;
  });
}

function parseImage(item: unknown, original: string, ownOrigin: string): PostImage {
  return {
    original,
    medium: parseMediaUrl(item, ownOrigin, ["medium"]) ?? original,
    alt: parseLine(parseRecord(item)?.alt),
    ...parseMediaSize(item),
  };
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? parseList(value) : [value];
}
