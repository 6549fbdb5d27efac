import { cutText } from "#site/i18n/cut-text.ts";
import type { Head, SharePicture } from "#site/layouts/head.ts";
import { absoluteMediaUrl } from "#site/product-api/read-media.ts";
import type { Post } from "#site/product-api/read-post.ts";
import type { PostState } from "./post-state.ts";
import { authorName, type ViewContext } from "./post-view.ts";

/** Graphemes of the post's own words in a title; search engines show about 60 in all. */
const titleTextLimit = 60;

/** Graphemes of a description; search engines show about 160, chats fewer. */
const descriptionLimit = 160;

/** Discord shows at most four pictures of a link, and nobody else shows more. */
const sharePictureLimit = 4;

type HeadContext = Pick<ViewContext, "t" | "language">;

/** Title, description and share pictures of a post page in each of its states. */
export function postHead(
  state: PostState,
  { uuid, origin, ...context }: HeadContext & { readonly uuid: string | undefined; readonly origin: string },
): Head {
  const { t } = context;
  const page = {
    kind: "post",
    author: t("seo.home.author"),
    path: `/post/${uuid ?? ""}`,
    openGraphType: "article",
  } as const;
  switch (state.kind) {
    case "loaded": {
      const { post } = state;
      const [image, ...moreImages] = sharePictures(post, origin, context);
      return {
        ...page,
        title: postTitle(post, context),
        description: description(post, context),
        author: authorName(post.author, context),
        openGraphType: post.videos.length > 0 ? "video.other" : "article",
        ...(image && { image, moreImages }),
      };
    }
    case "loading": {
      const title = t("seo.siteTitle", { title: t("post.loading") });
      return { ...page, title, description: t("seo.home.description"), hidden: true };
    }
    case "failed": {
      const title = t("seo.siteTitle", { title: t("seo.post.errorTitle") });
      return { ...page, title, description: t("seo.home.description"), hidden: true };
    }
  }
}

/** "Ada: Söz senin… | Meydan" */
export function postTitle(post: Post, { t, language }: HeadContext): string {
  const author = authorName(post.author, { t, language });
  const content = cutText(post.content ?? "", titleTextLimit, language.code);
  if (!content) return t("seo.siteTitle", { title: t("seo.post.titleWithoutContent", { author }) });
  return t("seo.siteTitle", { title: t("seo.post.title", { author, content }) });
}

function description(post: Post, { t, language }: HeadContext): string {
  const text = cutText(post.content ?? "", descriptionLimit, language.code);
  return text || t("seo.post.description", { author: authorName(post.author, { t, language }) });
}

/** The post's pictures, else its videos' posters; none where it has neither. */
function sharePictures(post: Post, origin: string, { t, language }: HeadContext): SharePicture[] {
  const author = authorName(post.author, { t, language });
  const total = post.pictures.length;
  const pictures = post.pictures.map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ?? t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const posters = post.videos.flatMap(({ poster }) =>
    poster ? [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }] : [],
  );
  return [...pictures, ...posters].slice(0, sharePictureLimit);
}
