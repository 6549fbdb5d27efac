import { authorName } from "#site/features/post/post-view.ts";
import { renderedPreviewImage } from "#site/features/preview-images/preview-image-url.ts";
import type { PreviewImage } from "#site/head/head.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { absoluteMediaUrl } from "#site/product-api/parse-media.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { type PostCardContext, postPreviewCard } from "./post-preview-card.ts";
import { postName } from "./post-title.ts";

/** Characters of an image's or video's URL in the head. Chats reject longer ones (Discord over 2048). */
export const previewUrlLimit = 1024;

/** Graphemes of an alternative text; X takes 420 characters. */
const altLimit = 200;

type PostImagesContext = PostCardContext & { readonly origin: string; readonly path: string };

/**
 * The preview images of a post. The first, for a chat that shows only one, is always rendered: a JPEG under the limits of
 * every chat, whatever format, size or host the post's own images have. Those follow, but for URLs that chats reject.
 */
export function postPreviewImages(post: Post, context: PostImagesContext): [PreviewImage, ...PreviewImage[]] {
  const { t, origin, path, locale } = context;
  const author = authorName(post.author, context);
  const total = post.images.length;
  const images = post.images.map(({ original, width, height, alt }, index) => ({
    url: absoluteMediaUrl(original, origin),
    alt: alt ? truncateText(alt, altLimit, locale.code) : t("post.picture", { author, position: index + 1, total }),
    width,
    height,
  }));
  const posters = post.videos.flatMap(({ poster }) =>
    poster ? [{ ...poster, url: absoluteMediaUrl(poster.url, origin), alt: t("post.video", { author }) }] : [],
  );
  const alt = total > 0 ? t("post.pictures", { author, count: total }) : (posters[0]?.alt ?? postName(post, context));
  const rendered = renderedPreviewImage(postPreviewCard(post, context), { origin, path: `/share${path}`, alt });
  return [rendered, ...[...images, ...posters].filter(({ url }) => url.length <= previewUrlLimit)];
}
