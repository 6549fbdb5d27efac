/**
 * Makes a slide ready to come into view: it is laid out, its pictures are fetched although they are out of sight, its
 * films are there. Once done there is nothing left to do.
 */
export function bringNear(slide: HTMLElement): void {
  slide.dataset.near = "";
  for (const picture of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    // Not those behind "+3", which are not drawn at all.
    if (picture.getClientRects().length > 0) picture.loading = "eager";
  }
  // With script, what stands in a <noscript> is text: this site's own markup, with what users wrote escaped.
  for (const films of slide.querySelectorAll("noscript")) films.outerHTML = films.textContent ?? "";
  for (const film of slide.querySelectorAll<HTMLVideoElement>("video[data-poster]")) {
    film.poster = film.dataset.poster ?? "";
    delete film.dataset.poster;
  }
}
