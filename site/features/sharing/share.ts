import { adoptStyles } from "#site/components/adopt-styles.ts";
import { openModal } from "#site/components/modal-dialog-behaviour.ts";
import { textsOfPage } from "#site/i18n/texts-of-page.ts";
import { type CopyDialog, createCopyDialog, type SharingTexts } from "./create-copy-dialog.ts";
import styles from "./share-panel.css?inline";
import { shareUrl } from "./share-url.ts";

const sharingTexts = import.meta.glob<SharingTexts>("/locales/*.json", { eager: true, import: "sharing" });

/** Milliseconds a confirmation stands: two words are read in one, and nobody has to do anything about them. */
const confirmationTime = 4000;

/**
 * Makes every `[data-share]` button of the page work, those included that an island draws later: the browser's own
 * way of sharing where it has one, otherwise a copied link, otherwise a link to copy by hand.
 *
 * @param status live region that says so when a link is copied
 */
export function installSharing(status: HTMLElement): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-share]") : null;
    if (button) void share(addressOf(button), button, status);
  });
}

/** The site's own origin stands in og:url, whatever host name the visitor has come by. */
function addressOf(button: HTMLElement): string {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href;
  const path = button.dataset.share || location.pathname;
  return shareUrl(path, new URL(named).origin, document.documentElement.lang);
}

let copyDialog: CopyDialog | undefined;

async function share(url: string, button: HTMLElement, status: HTMLElement): Promise<void> {
  const texts = textsOfPage(sharingTexts);
  if ((await shareByBrowser(url)) !== "impossible") return;
  adoptStyles(styles);
  try {
    await navigator.clipboard.writeText(url);
    confirm(status, texts.copied);
  } catch {
    // No clipboard without TLS, and none where the visitor has forbidden it.
    copyDialog ??= createCopyDialog(texts);
    const { dialog, field } = copyDialog;
    field.value = url;
    openModal(dialog, button);
    field.focus();
    // Backwards, so that the address is shown from its beginning; Chromium shows the end all the same the first time.
    field.setSelectionRange(0, url.length, "backward");
    field.scrollLeft = 0;
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
function confirm(status: HTMLElement, text: string): void {
  clearTimeout(hide);
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = text;
  });
  hide = setTimeout(() => {
    status.textContent = "";
  }, confirmationTime);
}
