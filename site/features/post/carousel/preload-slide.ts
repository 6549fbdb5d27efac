/** Loads the images of a slide before it comes into view; its videos stay where they are. */
export function preloadSlide(slide: Element): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    // Those behind "+3" are not displayed and can wait for the lightbox.
    if (image.getClientRects().length > 0) image.loading = "eager";
  }
}
