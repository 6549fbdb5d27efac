/**
 * Puts a film in the place of its poster and plays it. It is not on the page before, even without controls: Chromium
 * makes more than a hundred elements with each (docs/decisions/0012-first-paint.md). The browser's controls stay whatever
 * comes of it: a film that cannot be played, or not before it is asked for once more, is the browser's to tell.
 *
 * @param button of post-media.tsx, which says what film it is and has the poster in it
 */
export function playVideo(button: HTMLElement): void {
  const video = document.createElement("video");
  video.controls = true;
  video.playsInline = true;
  video.preload = "none";
  video.setAttribute("aria-label", button.dataset.label ?? "");
  // Already here: what is seen stays until the film's own first picture comes.
  video.poster = button.querySelector<HTMLImageElement>("img:last-of-type")?.currentSrc ?? "";
  video.src = button.dataset.video ?? "";
  button.replaceWith(video);
  video.focus({ preventScroll: true });
  video.play().catch(() => {});
}
