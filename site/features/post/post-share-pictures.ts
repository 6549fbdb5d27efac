import { drawnSharePicture } from "#site/features/share-pictures/drawn-share-picture.ts";
import { cutText } from "#site/i18n/cut-text.ts";
import type { SharePicture } from "#site/layouts/head.ts";
import { absoluteMediaUrl } from "#site/product-api/read-media.ts";
import type { Post, PostPicture } from "#site/product-api/read-post.ts";
import { type PostCardContext, postShareCard } from "./post-share-card.ts";
import { postName } from "./post-title.ts";
import { authorName } from "./post-view.ts";
import { bytesInMarkup, shareAddressLimit } from "./room-in-head.ts";

/** Bytes of one picture's tags besides its address and its alternative text. */
const markupOfTags = 190;

/** Graphemes of an alternative text; X takes 420 characters. */
const altLimit = 200;

/**
 * What every chat shows as a large picture: over 300 pixels wide and not over 4:1 (WhatsApp), and so small that it
 * is hardly over WhatsApp's 600 kB.
 */
const anywhere = { narrowest: 300, widest: 2048, ratio: 4 } as const;

export type PostPicturesContext = PostCardContext & {
  readonly origin: string;
  readonly path: string;
  /** Bytes of the head that tags about the post's own pictures may take. */
  readonly room: number;
};

/**
 * The pictures of a post's link, the best for a chat that shows only one first: the post's single picture, a drawn
 * mosaic of several, a film's still picture, or its text as a drawn picture.
 */
export function postSharePictures(post: Post, context: PostPicturesContext): [SharePicture, ...SharePicture[]] {
  const { t, origin, language, room } = context;
  const author = authorName(post.author, context);
  const total = post.pictures.length;
  const own = post.pictures.map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ? cutText(alt, altLimit, language.code) : t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const posters = post.videos.flatMap(({ poster }) =>
    poster ? [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }] : [],
  );
  const [first, ...others] = within(room, [...own, ...posters]);
  const [picture] = post.pictures;
  const alone = picture ? total === 1 && fitsAnywhere(picture) : true;
  if (first && alone) return [first, ...others];
  return first ? [drawn(post, context), first, ...others] : [drawn(post, context)];
}

/** As many as there is room for, in their order; an address too long for chats is no address. */
function within(room: number, pictures: readonly SharePicture[]): SharePicture[] {
  let bytes = 0;
  return pictures.filter(({ url, alt }) => {
    const size = markupOfTags + bytesInMarkup(url + alt);
    if (url.length > shareAddressLimit || bytes + size > room) return false;
    bytes += size;
    return true;
  });
}

function fitsAnywhere({ width = 0, height = 0 }: PostPicture): boolean {
  return (
    width >= anywhere.narrowest &&
    Math.max(width, height) <= anywhere.widest &&
    Math.max(width / height, height / width) <= anywhere.ratio
  );
}

function drawn(post: Post, context: PostPicturesContext): SharePicture {
  const { t, origin, path } = context;
  const count = post.pictures.length;
  const alt =
    count > 0 ? t("post.pictures", { author: authorName(post.author, context), count }) : postName(post, context);
  return drawnSharePicture(postShareCard(post, context), { origin, path: `/share${path}`, alt });
}
