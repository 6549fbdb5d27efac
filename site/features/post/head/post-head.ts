import type { PostState } from "#site/features/post/load-post.ts";
import { authorName } from "#site/features/post/post-view.ts";
import type { Head, PreviewVideo } from "#site/head/head.ts";
import { interactionCounters, type StructuredRecord } from "#site/head/structured-data.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import { typeOfFile } from "#site/product-api/media-type.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import type { PostCardContext } from "./post-preview-card.ts";
import { postPreviewImages, previewUrlLimit } from "./post-preview-images.ts";
import { postName, postTitle } from "./post-title.ts";

/** Graphemes of a description; search engines show about 160, chats fewer. */
const descriptionLimit = 160;

/** Graphemes of the text in structured data; search engines read no further, and the page has the whole text. */
const textLimit = 2000;

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
      const head: Head = {
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
      };
      const images = [image, ...moreImages].map(({ url }) => url);
      return { ...head, structuredData: [postRecord(post, head, images, { ...context, origin })] };
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

/** A post in the terms of search engines (schema.org SocialMediaPosting). @param images URLs of the preview images */
function postRecord(
  post: Post,
  { path, author, authorPath, publishedTime, video }: Head,
  images: readonly string[],
  { origin, ...i18n }: PostCardContext & { readonly origin: string },
): StructuredRecord {
  const url = `${origin}${path}`;
  const name = postName(post, i18n);
  const text = truncateText(post.content ?? "", textLimit, i18n.locale.code) || undefined;
  return {
    "@type": "SocialMediaPosting",
    "@id": `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: name,
    text,
    inLanguage: textLanguage(post.content),
    datePublished: publishedTime,
    author: {
      "@type": "Person",
      name: author,
      alternateName: post.author.username && `@${post.author.username}`,
      url: authorPath && `${origin}${authorPath}`,
    },
    image: images,
    video: video && {
      "@type": "VideoObject",
      name,
      description: text ?? name,
      thumbnailUrl: images,
      uploadDate: publishedTime,
      contentUrl: video.url,
      embedUrl: `${origin}${video.playerPath}`,
      width: video.width,
      height: video.height,
    },
    commentCount: post.comments,
    interactionStatistic: interactionCounters({
      LikeAction: post.likes,
      CommentAction: post.comments,
      ShareAction: post.shares,
      BookmarkAction: post.favorites,
      [video ? "WatchAction" : "ViewAction"]: post.views,
    }),
  };
}
