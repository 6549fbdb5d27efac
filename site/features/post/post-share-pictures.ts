import { drawnSharePicture } from "#site/features/share-pictures/drawn-share-picture.ts";
import type { SharePicture } from "#site/layouts/head.ts";
import { absoluteMediaUrl } from "#site/product-api/read-media.ts";
import type { Post, PostPicture } from "#site/product-api/read-post.ts";
import { type PostCardContext, postShareCard } from "./post-share-card.ts";
import { postName } from "./post-title.ts";
import { authorName } from "./post-view.ts";

/** Discord shows at most four pictures of a link, and nobody else shows more; the drawn one stands before them. */
const ownPictureLimit = 4;

/**
 * What every chat shows as a large picture: over 300 pixels wide and not over 4:1 (WhatsApp), and so small that it
 * is hardly over WhatsApp's 600 kB.
 */
const anywhere = { narrowest: 300, widest: 2048, ratio: 4 } as const;

export type PostPicturesContext = PostCardContext & { readonly origin: string; readonly path: string };

/**
 * The pictures of a post's link, the best for a chat that shows only one first: the post's single picture, a drawn
 * mosaic of several, a film's still picture, or its text as a drawn picture.
 */
export function postSharePictures(post: Post, context: PostPicturesContext): [SharePicture, ...SharePicture[]] {
  const { t, origin } = context;
  const author = authorName(post.author, context);
  const total = post.pictures.length;
  const own = post.pictures.slice(0, ownPictureLimit).map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ?? t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const [first] = own;
  const [picture] = post.pictures;
  if (first && picture) return total === 1 && fitsAnywhere(picture) ? [first] : [drawn(post, context), ...own];
  const poster = post.videos.find((video) => video.poster)?.poster;
  if (poster) return [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }];
  return [drawn(post, context)];
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
