import type { PreviewImage } from "#site/head/head.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";
import { cardFileName } from "./preview-image-url.ts";

/**
 * The head's entry for a drawn picture. Nothing is drawn yet: the address says what will be.
 *
 * @param path of the endpoint, such as "/share/post/6f1b…"
 */
export function drawnPreviewImage(
  card: PreviewCard,
  { origin, path, alt }: { readonly origin: string; readonly path: string; readonly alt: string },
): PreviewImage {
  return { url: `${origin}${path}/${cardFileName(card)}`, alt, type: "image/jpeg", ...cardSize };
}
