/**
 * Makes a slide ready to come into view: it is laid out, and its pictures are fetched although they are out of sight.
 * Once done there is nothing left to do.
 */
export function bringNear(slide: HTMLElement): void {
  slide.dataset.near = "";
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    // Not those behind "+3", which are not drawn at all.
    if (image.getClientRects().length > 0) image.loading = "eager";
  }
}
