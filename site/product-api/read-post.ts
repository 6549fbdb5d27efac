import { isIdentifier } from "#contract/identifiers.ts";
import { otherPostsLimit } from "#contract/other-posts-limit.ts";
import { readCount, readDate, readLine, readList, readRecord, readText, readToken } from "./read-fields.ts";
import { readMediaSize, readMediaUrl } from "./read-media.ts";

/** A post as the single-post call tells it (specification, section 3); what it does not tell is left out. */
export interface Post {
  readonly uuid?: string | undefined;
  readonly type: "news" | "flows" | "other";
  readonly author: PostAuthor;
  readonly createdAt?: Date | undefined;
  readonly content?: string | undefined;
  readonly videos: readonly PostVideo[];
  readonly images: readonly PostImage[];
  readonly views?: number | undefined;
  readonly likes?: number | undefined;
  readonly comments?: number | undefined;
  readonly favorites?: number | undefined;
  readonly shares?: number | undefined;
}

export interface PostAuthor {
  /** Leads to the profile; the product server may not tell it. */
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
  /** Pixels, both or none; the video has the same shape. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface PostImage {
  readonly original: string;
  /** A smaller size of the same picture; the original where there is none. */
  readonly medium: string;
  /** Pixels of the original, both or none. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly alt?: string | undefined;
}

/** The post that was asked for and those shown after it. */
export interface PostResponse {
  readonly post: Post;
  readonly others: readonly Post[];
}

/** More than any app lets anybody post; bounds what one answer can make of a page. */
const imagesLimit = 20;
const videosLimit = 4;

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param json the answer of `GET /api/public/post/{uuid}`
 * @returns `undefined` where it has no `result.data`
 */
export function parsePostResponse(json: unknown, ownOrigin: string): PostResponse | undefined {
  const result = readRecord(readRecord(json)?.result);
  const data = readRecord(result?.data);
  if (!data) return undefined;
  const others = readList(result?.otherDatas).flatMap((item) => {
    const other = readRecord(item);
    return other ? [readPost(other, ownOrigin)] : [];
  });
  return {
    post: readPost(data, ownOrigin),
    others: others.filter(({ uuid, content }) => uuid && content).slice(0, otherPostsLimit),
  };
}

function readPost(data: Fields, ownOrigin: string): Post {
  const uuid = readToken(data.uuid);
  const stats = readRecord(data.stats);
  return {
    uuid: isIdentifier(uuid) ? uuid : undefined,
    type: readType(data.type),
    author: readAuthor(readRecord(data.user) ?? {}, ownOrigin),
    createdAt: readDate(data.createdAt) ?? readDate(data.created_at),
    content: readText(data.content),
    videos: readVideos(data, ownOrigin),
    images: readImages(data.gallery, ownOrigin),
    views: readCount(data.views),
    likes: readCount(stats?.likes) ?? readCount(data.likes_count),
    comments: readCount(stats?.comments) ?? readCount(data.comments_count),
    favorites: readCount(stats?.favorites) ?? readCount(data.favorites_count),
    shares: readCount(stats?.shares) ?? readCount(data.shares_count),
  };
}

/** Names in this call, numbers in the profile's list (1 is News, 2 is Flows); either is read. */
function readType(value: unknown): Post["type"] {
  const type = readToken(value)?.toLowerCase();
  if (type === "news" || type === "1") return "news";
  if (type === "flows" || type === "2") return "flows";
  return "other";
}

function readAuthor(user: Fields, ownOrigin: string): PostAuthor {
  const uuid = readToken(user.uuid);
  return {
    uuid: isIdentifier(uuid) ? uuid : undefined,
    username: readLine(user.username),
    fullName: readLine(user.fullName) ?? readLine(user.full_name),
    avatar: readMediaUrl(user.avatar, ownOrigin, ["thumb", "medium", "original", "original_url", "url"]),
  };
}

/** A list of thumbnails goes with the videos one by one; a single one belongs to the first. */
function readVideos(data: Fields, ownOrigin: string): PostVideo[] {
  const thumbnails = listOf(data.videothumbnail);
  return listOf(data.video)
    .flatMap((item, position) => {
      const url = readMediaUrl(item, ownOrigin);
      return url ? [{ url, poster: readPoster(thumbnails[position], ownOrigin) }] : [];
    })
    .slice(0, videosLimit);
}

function readPoster(thumbnail: unknown, ownOrigin: string): VideoPoster | undefined {
  const url = readMediaUrl(thumbnail, ownOrigin);
  return url ? { url, ...readMediaSize(thumbnail) } : undefined;
}

function readImages(gallery: unknown, ownOrigin: string): PostImage[] {
  return listOf(gallery)
    .flatMap((item) => {
      const original = readMediaUrl(item, ownOrigin);
      return original ? [readImage(item, original, ownOrigin)] : [];
    })
    .slice(0, imagesLimit);
}

function readImage(item: unknown, original: string, ownOrigin: string): PostImage {
  return {
    original,
    medium: readMediaUrl(item, ownOrigin, ["medium"]) ?? original,
    alt: readLine(readRecord(item)?.alt),
    ...readMediaSize(item),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
