import type { PostState } from "#site/features/post/load-post.ts";
import { authorName } from "#site/features/post/post-view.ts";
import type { Head, PreviewVideo } from "#site/head/head.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { typeOfFile } from "#site/product-api/media-type.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import type { PostCardContext } from "./post-preview-card.ts";
import { postPreviewImages, previewUrlLimit } from "./post-preview-images.ts";
import { postStructuredData } from "./post-structured-data.ts";
import { postTitle } from "./post-title.ts";

/** Graphemes of a description; search engines show about 160, chats fewer. */
const descriptionLimit = 160;

/** Title, description, preview images and structured data of a post page in each of its states. */
export function postHead(
  state: PostState,
  { uuid, origin, ...context }: PostCardContext & { readonly uuid: string; readonly origin: string },
): Head {
  const { t } = context;
  const path = `/post/${uuid}`;
  const title = postTitle(state, context);
  const page = { title, path, openGraphType: "article" } as const;
  switch (state.kind) {
    case "loaded": {
      const { post } = state;
      const description = postDescription(post, context);
      const video = postPreviewVideo(post, origin, uuid);
      const [image, ...moreImages] = postPreviewImages(post, { ...context, origin, path });
      const images = [image, ...moreImages].map(({ url }) => url);
      return {
        ...page,
        description,
        author: authorName(post.author, context),
        openGraphType: post.videos.length > 0 ? "video.other" : "article",
        image,
        moreImages,
        video,
        oembed: true,
        appPath: path,
        publishedTime: post.createdAt?.toISOString(),
        authorPath: post.author.uuid && `/profile/${post.author.uuid}`,
        structuredData: postStructuredData(post, { ...context, origin, path, images, video }),
      };
    }
    case "loading":
      return { ...page, description: t("seo.home.description"), appPath: path, noindex: true, loading: true };
    case "failed":
      return { ...page, description: t("seo.home.description"), noindex: true };
  }
}

function postDescription(post: Post, { t, locale }: PostCardContext): string {
  const text = truncateText(post.content ?? "", descriptionLimit, locale.code);
  return text || t("seo.post.description", { author: authorName(post.author, { t, locale }) });
}

/** A video of unknown size was probably made on a phone. */
const assumedSize = { width: 720, height: 1280 };

/** The post's first video as a file that chats can play; `undefined` where it has none of that kind. */
function postPreviewVideo(post: Post, origin: string, uuid: string): PreviewVideo | undefined {
  const [video] = post.videos;
  if (!video || video.url.length > previewUrlLimit) return undefined;
  const type = typeOfFile(video.url, "video/mp4");
  if (!type?.startsWith("video/")) return undefined; // a playlist such as HLS
  const { width, height } = video.poster ?? {};
  return {
    url: absoluteMediaUrl(video.url, origin),
    type,
    ...(width && height ? { width, height } : assumedSize),
    playerPath: `/embed/post/${uuid}`,
  };
}
