import { firstViewOf } from "#site/features/post/long-post.ts";
import type { PostState } from "#site/features/post/post-state.ts";
import { authorName } from "#site/features/post/post-view.ts";
import type { Head } from "#site/head/head.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { ogByteBudget } from "./og-byte-budget.ts";
import type { PostCardContext } from "./post-preview-card.ts";
import { postPreviewImages } from "./post-preview-images.ts";
import { postPreviewVideo } from "./post-preview-video.ts";
import { postStructuredData } from "./post-structured-data.ts";
import { postTitle } from "./post-title.ts";

/** Graphemes of a description; search engines show about 160, chats fewer. */
const descriptionLimit = 160;

/** Title, description, share pictures and structured data of a post page in each of its states. */
export function postHead(
  state: PostState,
  { uuid = "", origin, ...context }: PostCardContext & { readonly uuid: string | undefined; readonly origin: string },
): Head {
  const { t } = context;
  const path = `/post/${uuid}`;
  const page = { kind: "post", author: t("seo.home.author"), path, openGraphType: "article" } as const;
  switch (state.kind) {
    case "loaded": {
      const { post } = state;
      const words = { title: postTitle(post, context), description: description(post, context) };
      const video = postPreviewVideo(post, origin, uuid);
      const room = ogByteBudget({ ...words, video: video?.url });
      const [image, ...moreImages] = postPreviewImages(post, { ...context, origin, path, room });
      const images = [image, ...moreImages].map(({ url }) => url);
      return {
        ...page,
        ...words,
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
        ...firstViewOf(post.content),
      };
    }
    case "loading": {
      const title = t("seo.siteTitle", { title: t("post.loading") });
      return { ...page, title, description: t("seo.home.description"), appPath: path, noindex: true, loading: true };
    }
    case "failed": {
      const title = t("seo.siteTitle", { title: t("seo.post.errorTitle") });
      return { ...page, title, description: t("seo.home.description"), noindex: true };
    }
  }
}

function description(post: Post, { t, language }: PostCardContext): string {
  const text = truncateText(post.content ?? "", descriptionLimit, language.code);
  return text || t("seo.post.description", { author: authorName(post.author, { t, language }) });
}
