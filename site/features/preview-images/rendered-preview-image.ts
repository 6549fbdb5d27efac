import type { PreviewImage } from "#site/head/head.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";
import { cardFileName } from "./preview-image-url.ts";

/**
 * The entry of a rendered preview image in a page's head. Renders nothing: the image is rendered when its URL is
 * requested.
 *
 * @param path of the endpoint, such as "/share/post/6f1b…"
 */
export function renderedPreviewImage(
  card: PreviewCard,
  { origin, path, alt }: { readonly origin: string; readonly path: string; readonly alt: string },
): PreviewImage {
  return { url: `${origin}${path}/${cardFileName(card)}`, alt, type: "image/jpeg", ...cardSize };
}
