import { openModal } from "#site/ui/modal-dialog-behaviour.ts";
import { shareAddress } from "./share-address.ts";

/** Milliseconds a confirmation stands: two words are read in one, and nobody has to do anything about them. */
const confirmationTime = 4000;

export interface SharePanelElements {
  /** Live region; its `data-copied` is what it says. */
  readonly status: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** Read only; holds the address where the browser lets nobody but the visitor copy. */
  readonly field: HTMLInputElement;
}

/**
 * Makes every `[data-share]` button of the page work, those included that an island draws later: the browser's own
 * way of sharing where it has one, otherwise a copied link, otherwise a link to copy by hand.
 */
export function installSharing(panel: SharePanelElements): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-share]") : null;
    if (button) void share(addressOf(button), button, panel);
  });
}

/** The site's own origin stands in og:url, whatever host name the visitor has come by. */
function addressOf(button: HTMLElement): string {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href;
  const path = button.dataset.share || location.pathname;
  return shareAddress(path, new URL(named).origin, document.documentElement.lang);
}

async function share(url: string, button: HTMLElement, panel: SharePanelElements): Promise<void> {
  if ((await shareByBrowser(url)) !== "impossible") return;
  try {
    await navigator.clipboard.writeText(url);
    confirm(panel.status);
  } catch {
    // No clipboard without TLS, and none where the visitor has forbidden it.
    panel.field.value = url;
    openModal(panel.dialog, button);
    panel.field.focus();
    // Backwards, so that the address is shown from its beginning.
    panel.field.setSelectionRange(0, url.length, "backward");
  }
}

async function shareByBrowser(url: string): Promise<"shared" | "cancelled" | "impossible"> {
  // Types say that every browser has it; desktop ones do not.
  if (!("share" in navigator)) return "impossible";
  try {
    await navigator.share({ url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "impossible";
  }
}

let hide: ReturnType<typeof setTimeout> | undefined;

/** Emptied first, so that a second copy is announced as the first one was. */
function confirm(status: HTMLElement): void {
  clearTimeout(hide);
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = status.dataset.copied ?? "";
  });
  hide = setTimeout(() => {
    status.textContent = "";
  }, confirmationTime);
}
