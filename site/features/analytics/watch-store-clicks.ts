import type { StoreClick } from "./tracker.ts";

/** Reports each click on a store link; delegated, so that links drawn later by an island count too. */
export function watchStoreClicks(report: (click: StoreClick) => void): void {
  const onClick = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>("a[data-store]");
    if (link) report({ platform: link.dataset.store ?? "", position: link.dataset.position ?? "" });
  };
  // Capturing: the platform chooser handles the same click and closes itself.
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("auxclick", onClick, { capture: true }); // the middle button opens a tab too
}
