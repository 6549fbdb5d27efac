import { adoptStyles } from "#site/components/adopt-styles.ts";
import { openModal } from "#site/components/modal-dialog-behaviour.ts";
import styles from "./download-overlay.css?inline";

/** Where the dismissal is remembered (specification, section 9). */
const storageKey = "hide-modal";

/** Opens the overlay unless it was closed before; closing it in any way is remembered. */
export async function offerDownload(dialog: HTMLDialogElement): Promise<void> {
  // A visitor who has opened the list of languages comes first: a modal dialog would close it. An older browser does not
  // know the selector. (site/layouts/put-on-web-font.ts waits likewise: a module of both would be one more file.)
  const list = "popover" in HTMLElement.prototype ? document.querySelector(":popover-open") : null;
  while (list?.matches(":popover-open")) {
    await new Promise((resolve) => list.addEventListener("toggle", resolve, { once: true }));
  }
  if (isDismissed()) return;
  adoptStyles(styles);
  const focused = document.activeElement;
  openModal(dialog, focused instanceof HTMLElement && focused !== document.body ? focused : null);
  dialog.addEventListener("close", dismiss, { once: true });
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false; // Storage is forbidden: it is offered on each visit, and closes all the same.
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(storageKey, "true");
  } catch {
    // Not remembered.
  }
}
