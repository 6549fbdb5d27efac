/**
 * Does to the contents of slides what React cannot, because the server has drawn them: the heading of the slide in view
 * becomes the main heading of the page, and videos in other slides pause.
 */
export function showSlide(slides: Iterable<Element>, index: number): void {
  for (const [at, slide] of [...slides].entries()) {
    const isInView = at === index;
    // The last one: "Other posts", which only browsers without script show, stands before the first of them.
    const heading = [...slide.querySelectorAll("h1, h2")].at(-1);
    heading?.setAttribute("aria-level", isInView ? "1" : "2");
    if (!isInView) for (const video of slide.querySelectorAll("video")) video.pause();
  }
}
