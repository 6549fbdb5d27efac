import type { ProfileMedia } from "#site/product-api/parse-profile-posts.ts";

/** Types by the ending of an address, for what apps upload and servers make of it (IANA media types). */
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
 * The media type of what an address gives. Its ending comes first: the product server names the original's type,
 * and the address may be that of a smaller rendition.
 */
export function mediaType({ url, mimeType }: Pick<ProfileMedia, "url" | "mimeType">): string | undefined {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? "";
  const told = mimeType && /^(image|video)\/[a-z0-9.+-]+$/.test(mimeType) ? mimeType : undefined;
  return typesByEnding[ending] ?? told;
}
