import { authorName } from "#site/features/post/post-view.ts";
import { renderedPreviewImage } from "#site/features/preview-images/rendered-preview-image.ts";
import type { PreviewImage } from "#site/head/head.ts";
import { truncateText } from "#site/i18n/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post, PostImage } from "#site/product-api/parse-post.ts";
import { bytesInMarkup, shareAddressLimit } from "./og-byte-budget.ts";
import { type PostCardContext, postPreviewCard } from "./post-preview-card.ts";
import { postName } from "./post-title.ts";

/** Bytes of one picture's tags besides its address and its alternative text. */
const markupOfTags = 190;

/** Graphemes of an alternative text; X takes 420 characters. */
const altLimit = 200;

/**
 * What every chat shows as a large picture: over 300 pixels wide and not over 4:1 (WhatsApp), and so small that it
 * is hardly over WhatsApp's 600 kB.
 */
const anywhere = { narrowest: 300, widest: 2048, ratio: 4 } as const;

export type PostImagesContext = PostCardContext & {
  readonly origin: string;
  readonly path: string;
  /** Bytes of the head that tags about the post's own pictures may take. */
  readonly room: number;
};

/**
 * The pictures of a post's link, the best for a chat that shows only one first: the post's single picture, a drawn
 * mosaic of several, a film's still picture, or its text as a drawn picture.
 */
export function postPreviewImages(post: Post, context: PostImagesContext): [PreviewImage, ...PreviewImage[]] {
  const { t, origin, language, room } = context;
  const author = authorName(post.author, context);
  const total = post.images.length;
  const own = post.images.map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ? truncateText(alt, altLimit, language.code) : t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const posters = post.videos.flatMap(({ poster }) =>
    poster ? [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }] : [],
  );
  const [first, ...others] = within(room, [...own, ...posters]);
  const [image] = post.images;
  const alone = image ? total === 1 && fitsAnywhere(image) : true;
  if (first && alone) return [first, ...others];
  return first ? [drawn(post, context), first, ...others] : [drawn(post, context)];
}

/** As many as there is room for, in their order; an address too long for chats is no address. */
function within(room: number, images: readonly PreviewImage[]): PreviewImage[] {
  let bytes = 0;
  return images.filter(({ url, alt }) => {
    const size = markupOfTags + bytesInMarkup(url + alt);
    if (url.length > shareAddressLimit || bytes + size > room) return false;
    bytes += size;
    return true;
  });
}

function fitsAnywhere({ width = 0, height = 0 }: PostImage): boolean {
  return (
    width >= anywhere.narrowest &&
    Math.max(width, height) <= anywhere.widest &&
    Math.max(width / height, height / width) <= anywhere.ratio
  );
}

function drawn(post: Post, context: PostImagesContext): PreviewImage {
  const { t, origin, path } = context;
  const count = post.images.length;
  const alt =
    count > 0 ? t("post.pictures", { author: authorName(post.author, context), count }) : postName(post, context);
  return renderedPreviewImage(postPreviewCard(post, context), { origin, path: `/share${path}`, alt });
}
