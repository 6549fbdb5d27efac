import { authorName } from "#site/features/post/post-view.ts";
import type { Head } from "#site/head/head.ts";
import { interactionCounters, type StructuredRecord } from "#site/head/structured-data.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { postName } from "./post-title.ts";

/** Graphemes of the text; search engines read no further, and the page has the whole text. */
const textLimit = 2000;

type PostDataContext = Pick<I18n, "t" | "locale"> & {
  readonly origin: string;
  readonly path: string;
  /** URLs of the page's preview images. */
  readonly images: readonly string[];
  readonly video: Head["video"];
};

/** A post in the terms of search engines (schema.org SocialMediaPosting). */
export function postStructuredData(post: Post, context: PostDataContext): StructuredRecord[] {
  const { origin, path, images, video, locale } = context;
  const url = `${origin}${path}`;
  const name = postName(post, context);
  const author = authorName(post.author, context);
  const authorPath = post.author.uuid && `/profile/${post.author.uuid}`;
  const datePublished = post.createdAt?.toISOString();
  const text = truncateText(post.content ?? "", textLimit, locale.code) || undefined;
  return [
    {
      "@type": "SocialMediaPosting",
      "@id": `${url}#post`,
      url,
      mainEntityOfPage: url,
      headline: name,
      text,
      inLanguage: textLanguage(post.content),
      datePublished,
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
        uploadDate: datePublished,
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
    },
  ];
}
