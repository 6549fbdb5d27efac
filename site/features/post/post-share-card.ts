import { mosaicLimit, type ShareCard } from "#site/features/share-pictures/share-card.ts";
import { cutText } from "#site/i18n/cut-text.ts";
import { firstLetter } from "#site/i18n/first-letter.ts";
import type { Post } from "#site/product-api/read-post.ts";
import { authorName, type ViewContext } from "./post-view.ts";

/** Graphemes on a card: six lines of its smallest type. */
const textLimit = 280;

/** A handle is cut with its line; this only bounds what is laid out. */
const handleLimit = 40;

export type PostCardContext = Pick<ViewContext, "t" | "language" | "formats">;

/** What the drawn picture of a post shows: its pictures where it has any, its text otherwise. */
export function postShareCard(post: Post, context: PostCardContext): ShareCard {
  const { language, formats } = context;
  const name = authorName(post.author, context);
  const author = {
    name,
    handle: post.author.username && `@${cutText(post.author.username, handleLimit, language.code)}`,
    letter: firstLetter(name, language.code),
    avatar: post.author.avatar,
  };
  if (post.pictures.length > 0) {
    const more = post.pictures.length - mosaicLimit;
    return {
      kind: "mosaic",
      language: language.code,
      author,
      pictures: post.pictures.slice(0, mosaicLimit).map(({ medium }) => medium),
      more: more > 0 ? `+${formats.number(more)}` : undefined,
    };
  }
  return {
    kind: "words",
    language: language.code,
    author,
    text: cutText(post.content ?? "", textLimit, language.code) || undefined,
    date: post.createdAt && formats.dateTime(post.createdAt),
    film: post.videos.length > 0,
  };
}
