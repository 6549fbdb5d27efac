import type { SharePicture } from "#site/layouts/head.ts";
import { cardFileName } from "./card-address.ts";
import { cardSize, type ShareCard } from "./share-card.ts";

/**
 * The head's entry for a drawn picture. Nothing is drawn yet: the address says what will be.
 *
 * @param path of the endpoint, such as "/share/post/6f1b…"
 */
export function drawnSharePicture(
  card: ShareCard,
  { origin, path, alt }: { readonly origin: string; readonly path: string; readonly alt: string },
): SharePicture {
  return { url: `${origin}${path}/${cardFileName(card)}`, alt, type: "image/jpeg", ...cardSize };
}
