import { createLightbox, type OpenLightbox } from "./create-lightbox.ts";

/** A press on a picture of a post opens it in the lightbox; one that asks for a new tab or window is let alone. */
export function installLightbox(carousel: HTMLElement): void {
  let open: OpenLightbox | undefined;
  carousel.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("[data-pictures] a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open ??= createLightbox(carousel);
    open(link);
  });
}
