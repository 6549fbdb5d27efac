import type { OpenLightbox } from "./create-lightbox.ts";

/**
 * A press on a picture of a post opens it in the lightbox, which is fetched with the first. A press that asks for a
 * new tab or window is the visitor's own wish.
 */
export function installLightbox(carousel: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>("#lightbox");
  let lightbox: Promise<OpenLightbox> | undefined;
  carousel.addEventListener("click", async (event) => {
    if (!dialog || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("[data-pictures] a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    lightbox ??= import("./create-lightbox.ts").then(({ createLightbox }) => createLightbox(dialog));
    try {
      (await lightbox)(link);
    } catch {
      // Where it cannot be had, the picture itself can be.
      lightbox = undefined;
      open(link.href, "_blank", "noopener");
    }
  });
}
