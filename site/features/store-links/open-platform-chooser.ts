import { adoptStyles } from "#site/components/adopt-styles.ts";
import { openModal } from "#site/components/modal-dialog-behaviour.ts";
import { createPlatformChooser } from "./create-platform-chooser.ts";
import styles from "./platform-chooser.css?inline";
import type { Platform } from "./store-urls.ts";

/**
 * Any link with `data-open-platform-chooser` opens the dialog instead of following its address (/download), and
 * choosing a store closes it. Delegated to the document, so that links drawn later by an island work too.
 *
 * @param stores where the two answers lead: it is the server that knows where the visitor is
 */
export function installPlatformChooser(stores: Readonly<Record<Platform, string>>): void {
  let dialog: HTMLDialogElement | undefined;
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("#platform-chooser [data-store]")) dialog?.close();
    const opener = event.target.closest<HTMLElement>("[data-open-platform-chooser]");
    // A click that asks for a new tab or window is the visitor's own wish.
    if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    adoptStyles(styles);
    dialog ??= createPlatformChooser(stores);
    openModal(dialog, opener);
    // Last: where a browser is too old for it, the link leads on.
    event.preventDefault();
  });
}
