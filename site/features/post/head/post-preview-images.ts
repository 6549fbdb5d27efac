import { authorName } from "#site/features/post/post-view.ts";
import { renderedPreviewImage } from "#site/features/preview-images/preview-image-url.ts";
import type { PreviewImage } from "#site/head/head.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { bytesInMarkup, previewUrlLimit } from "./og-byte-budget.ts";
import { type PostCardContext, postPreviewCard } from "./post-preview-card.ts";
import { postName } from "./post-title.ts";

/** Bytes of one image's tags besides its URL and its alternative text. */
const markupOfTags = 190;

/** Graphemes of an alternative text; X takes 420 characters. */
const altLimit = 200;

export type PostImagesContext = PostCardContext & {
  readonly origin: string;
  readonly path: string;
  /** Bytes of the head that tags of the post's own images may take (og-byte-budget.ts). */
  readonly byteBudget: number;
};

/**
 * The preview images of a post. The first, for a chat that shows only one, is always rendered: a JPEG under the limits of
 * every chat, whatever format, size or host the post's own images have. Those follow.
 */
export function postPreviewImages(post: Post, context: PostImagesContext): [PreviewImage, ...PreviewImage[]] {
  const { t, origin, locale, byteBudget } = context;
  const author = authorName(post.author, context);
  const total = post.images.length;
  const own = post.images.map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ? truncateText(alt, altLimit, locale.code) : t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const posters = post.videos.flatMap(({ poster }) =>
    poster ? [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }] : [],
  );
  return [rendered(post, context), ...withinBudget(byteBudget, [...own, ...posters])];
}

/** As many as the budget allows, in their order, without those whose URL is too long for chats. */
function withinBudget(byteBudget: number, images: readonly PreviewImage[]): PreviewImage[] {
  let bytes = 0;
  return images.filter(({ url, alt }) => {
    const size = markupOfTags + bytesInMarkup(url + alt);
    if (url.length > previewUrlLimit || bytes + size > byteBudget) return false;
    bytes += size;
    return true;
  });
}

function rendered(post: Post, context: PostImagesContext): PreviewImage {
  const { t, origin, path } = context;
  const author = authorName(post.author, context);
  const count = post.images.length;
  const hasPoster = post.videos.some(({ poster }) => poster);
  const alt =
    count > 0
      ? t("post.pictures", { author, count })
      : hasPoster
        ? t("post.video", { author })
        : postName(post, context);
  return renderedPreviewImage(postPreviewCard(post, context), { origin, path: `/share${path}`, alt });
}
