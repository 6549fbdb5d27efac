/**
 * Puts a film in the place of its poster and plays it. It is not on the page before, even without controls: Chromium
 * makes more than a hundred elements with each (docs/decisions/0012-first-view.md). The browser's controls stay whatever
 * comes of it: a film that cannot be played, or not before it is asked for once more, is the browser's to tell.
 *
 * @param button of post-media.tsx, which says what film it is and has the poster in it
 */
export function playFilm(button: HTMLElement): void {
  const film = document.createElement("video");
  film.controls = true;
  film.playsInline = true;
  film.preload = "none";
  film.setAttribute("aria-label", button.dataset.label ?? "");
  // Already here: what is seen stays until the film's own first picture comes.
  film.poster = button.querySelector<HTMLImageElement>("img:last-of-type")?.currentSrc ?? "";
  film.src = button.dataset.film ?? "";
  button.replaceWith(film);
  film.focus({ preventScroll: true });
  film.play().catch(() => {});
}
