import { authorName } from "#site/features/post/post-view.ts";
import { maxMosaicImages, type PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { firstLetter } from "#site/i18n/text/first-letter.ts";
import { truncateLines, truncateText } from "#site/i18n/text/truncate-text.ts";
import type { Post } from "#site/product-api/parse-post.ts";

/** Graphemes on a card: six lines of its smallest type. */
const textLimit = 280;

/** Graphemes of a handle. Its line truncates it anyway; this bounds the layout work. */
const handleLimit = 40;

export type PostCardContext = Pick<I18n, "t" | "locale" | "formats">;

/** What the preview image of a post shows: its images where it has any, a video's poster, or its text. */
export function postPreviewCard(post: Post, context: PostCardContext): PreviewCard {
  const { locale, formats } = context;
  const name = authorName(post.author, context);
  const author = {
    name,
    handle: post.author.username && `@${truncateText(post.author.username, handleLimit, locale.code)}`,
    letter: firstLetter(name, locale.code),
    avatar: post.author.avatar,
  };
  const [video] = post.videos;
  const images =
    post.images.length > 0 ? post.images.map(({ medium }) => medium) : video?.poster ? [video.poster.url] : [];
  const more = images.length - maxMosaicImages;
  return {
    kind: "post",
    locale: locale.code,
    author,
    text: truncateLines(post.content ?? "", textLimit, locale.code) || undefined,
    date: post.createdAt && formats.dateTime(post.createdAt),
    video: post.images.length === 0 && video !== undefined,
    images: images.slice(0, maxMosaicImages),
    more: more > 0 ? `+${formats.number(more)}` : undefined,
  };
}
