import { authorName, type ViewContext } from "#site/features/post/post-view.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import type { Post } from "#site/product-api/parse-post.ts";

/** Graphemes of the post's own words in a title; search engines show about 60 in all. */
const textLimit = 60;

/** Graphemes of the author's name in front of them. */
const nameLimit = 40;

/** "Ada: Söz senin… | Meydan"; the island sets it too, once the post has arrived. */
export function postTitle(post: Post, { t, language }: Pick<ViewContext, "t" | "language">): string {
  return t("seo.siteTitle", { title: postName(post, { t, language }) });
}

/** "Ada: Söz senin…" */
export function postName(post: Post, { t, language }: Pick<ViewContext, "t" | "language">): string {
  const author = truncateText(authorName(post.author, { t, language }), nameLimit, language.code);
  const content = truncateText(post.content ?? "", textLimit, language.code);
  if (!content) return t("seo.post.titleWithoutContent", { author });
  return t("seo.post.title", { author, content });
}
