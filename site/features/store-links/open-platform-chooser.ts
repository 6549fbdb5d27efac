import { openModal } from "#site/ui/modal-dialog-behaviour.ts";

/**
 * Any link with `data-open-platform-chooser` opens the dialog instead of following its address (/download), and
 * choosing a store closes it. Delegated to the document, so that links drawn later by an island work too.
 */
export function installPlatformChooser(dialog: HTMLDialogElement): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>("[data-open-platform-chooser]");
    // A click that asks for a new tab or window is the visitor's own wish.
    if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal(dialog, opener);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-store]")) dialog.close();
  });
}
