import { retryImages } from "#site/components/user-content/retry-images.ts";

// What React cannot do to slides: the server has drawn their contents, so React has neither refs nor props of them.

/**
 * The heading of the slide in view becomes the main heading of the page, its images that failed are loaded again, and
 * videos in other slides pause.
 */
export function showSlide(slides: Iterable<Element>, index: number): void {
  for (const [at, slide] of [...slides].entries()) {
    const isInView = at === index;
    // The last one: "Other posts", which only browsers without script show, stands before the first of them.
    const heading = [...slide.querySelectorAll("h1, h2")].pop();
    heading?.setAttribute("aria-level", isInView ? "1" : "2");
    if (isInView) retryImages(slide);
    else for (const video of slide.querySelectorAll("video")) video.pause();
  }
}

/** Loads the images of a slide before it comes into view; its videos stay where they are. */
export function preloadSlide(slide: Element): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    // Those behind "+3" are not displayed and can wait for the lightbox.
    if (image.getClientRects().length > 0) image.loading = "eager";
  }
}
