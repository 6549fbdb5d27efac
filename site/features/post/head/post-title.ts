import type { PostState } from "#site/features/post/load-post.ts";
import { authorName } from "#site/features/post/post-view.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import type { Post } from "#site/product-api/parse-post.ts";

/** Graphemes of the post's own words in a title; search engines show about 60 in all. */
const textLimit = 60;

/** Graphemes of the author's name before them. */
const nameLimit = 40;

/** Title of the document in each state, such as "Ada: Söz senin… | Meydan". */
export function postTitle(state: PostState, i18n: Pick<I18n, "t" | "locale">): string {
  const { t } = i18n;
  const other = state.kind === "loading" ? t("post.loading") : t("seo.post.errorTitle");
  return t("seo.siteTitle", { title: state.kind === "loaded" ? postName(state.post, i18n) : other });
}

/** "Ada: Söz senin…" */
export function postName(post: Post, { t, locale }: Pick<I18n, "t" | "locale">): string {
  const author = truncateText(authorName(post.author, { t, locale }), nameLimit, locale.code);
  const content = truncateText(post.content ?? "", textLimit, locale.code);
  if (!content) return t("seo.post.titleWithoutContent", { author });
  return t("seo.post.title", { author, content });
}
