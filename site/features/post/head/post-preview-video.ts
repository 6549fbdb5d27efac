import type { PreviewVideo } from "#site/head/head.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { previewUrlLimit } from "./og-byte-budget.ts";

/** Files that chats play in place (Discord names these three); a playlist such as HLS is not among them. */
const types: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
};

/** A video of unknown size was probably made on a phone. */
const assumedSize = { width: 720, height: 1280 };

/** The post's first video as a file that chats can play; `undefined` where it has none of that kind. */
export function postPreviewVideo(post: Post, origin: string, uuid: string): PreviewVideo | undefined {
  const [video] = post.videos;
  if (!video || video.url.length > previewUrlLimit) return undefined;
  const [, ending = "mp4"] = /\.([a-z0-9]{2,5})$/i.exec(video.url.replace(/[?#].*$/s, "")) ?? [];
  const type = types[ending.toLowerCase()];
  if (!type) return undefined;
  const { width, height } = video.poster ?? {};
  return {
    url: absoluteMediaUrl(video.url, origin),
    type,
    ...(width && height ? { width, height } : assumedSize),
    playerPath: `/embed/post/${uuid}`,
  };
}
