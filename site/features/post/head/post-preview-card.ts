import { authorName, type ViewContext } from "#site/features/post/post-view.ts";
import { maxMosaicImages, type PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { firstLetter } from "#site/i18n/first-letter.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import type { Post } from "#site/product-api/parse-post.ts";

/** Graphemes on a card: six lines of its smallest type. */
const textLimit = 280;

/** A handle is cut with its line; this only bounds what is laid out. */
const handleLimit = 40;

export type PostCardContext = Pick<ViewContext, "t" | "language" | "formats">;

/** What the drawn picture of a post shows: its pictures where it has any, its text otherwise. */
export function postPreviewCard(post: Post, context: PostCardContext): PreviewCard {
  const { language, formats } = context;
  const name = authorName(post.author, context);
  const author = {
    name,
    handle: post.author.username && `@${truncateText(post.author.username, handleLimit, language.code)}`,
    letter: firstLetter(name, language.code),
    avatar: post.author.avatar,
  };
  if (post.images.length > 0) {
    const more = post.images.length - maxMosaicImages;
    return {
      kind: "mosaic",
      locale: language.code,
      author,
      images: post.images.slice(0, maxMosaicImages).map(({ medium }) => medium),
      more: more > 0 ? `+${formats.number(more)}` : undefined,
    };
  }
  return {
    kind: "text",
    locale: language.code,
    author,
    text: truncateText(post.content ?? "", textLimit, language.code) || undefined,
    date: post.createdAt && formats.dateTime(post.createdAt),
    video: post.videos.length > 0,
  };
}
