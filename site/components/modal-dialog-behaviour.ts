import { adoptStyles } from "./adopt-styles.ts";
import styles from "./dialog/modal-dialog.css?inline";

/**
 * Opens a dialog as a modal one and gives the focus back to `opener` once it is closed. The browser itself holds
 * the focus inside and closes on Escape; the backdrop closes it in browsers that do not know `closedby` too.
 */
export function openModal(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  if (dialog.open) return;
  adoptStyles(styles);
  dialog.showModal();
  // Not the first link: a screen reader reads the dialog's name first, and no ring stands around a choice not made.
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
  // The browser has scrolled to the link that it focused first.
  dialog.scrollTop = 0;
  const onClick = (event: MouseEvent) => {
    // The panel inside covers the whole dialog, so only a click on the backdrop has the dialog itself as its target.
    if (event.target === dialog) dialog.close();
  };
  dialog.addEventListener("click", onClick);
  dialog.addEventListener(
    "close",
    () => {
      dialog.removeEventListener("click", onClick);
      // Safari does not focus a link when it is clicked, so the browser's own return would miss the opener.
      opener?.focus({ preventScroll: true });
    },
    { once: true },
  );
}
