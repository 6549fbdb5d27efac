import type { ProfileMedia } from "#site/product-api/parse-profile-posts.ts";

/** IANA media types by file extension, for what apps upload and servers convert to. */
const typesByEnding: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  m4v: "video/mp4",
  mov: "video/quicktime",
  mp4: "video/mp4",
  webm: "video/webm",
};

/**
 * The media type of a file. The extension of its URL comes first: the product server sends the original's type,
 * and the URL may be that of a smaller rendition.
 */
export function mediaType({ url, mimeType }: Pick<ProfileMedia, "url" | "mimeType">): string | undefined {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? "";
  const sent = mimeType && /^(image|video)\/[a-z0-9.+-]+$/.test(mimeType) ? mimeType : undefined;
  return typesByEnding[ending] ?? sent;
}
