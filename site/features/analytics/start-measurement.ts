import { clearCookies } from "#site/features/consent/clear-cookies.ts";
import { consentRevision, readConsentChoice, refusal } from "#site/features/consent/consent-choice.ts";
import type { ConsentSettings } from "#site/features/consent/consent-settings.ts";
import { createTrackers } from "./create-trackers.ts";
import { createMeasurement } from "./measurement.ts";
import { watchStoreClicks } from "./watch-store-clicks.ts";

/** Runs on every page of a site with a tracker: starts what was allowed, asks where nothing was chosen yet. */
export function startMeasurement(settings: ConsentSettings): void {
  // https://w3c.github.io/gpc/: the visitor has already refused, for every site.
  const refusedByBrowser = Reflect.get(navigator, "globalPrivacyControl") === true;
  const revision = consentRevision(settings);
  const choice = () => (refusedByBrowser ? refusal : readConsentChoice(document.cookie, revision));
  const measurement = createMeasurement(createTrackers(settings), {
    clearCookies,
    reload: () => location.reload(),
  });
  const applyChoice = () => measurement.apply(choice());
  applyChoice();
  watchStoreClicks(measurement.reportStoreClick);
  // The choice may have been changed in another tab, or this page comes back out of the browser's memory.
  addEventListener("pageshow", (event) => event.persisted && applyChoice());
  document.addEventListener("visibilitychange", applyChoice);

  const button = document.querySelector<HTMLButtonElement>("[data-cookie-settings]");
  if (refusedByBrowser) {
    const note = document.querySelector<HTMLElement>("[data-refused-by-browser]");
    if (note) note.hidden = false;
    if (button) button.hidden = true;
    return;
  }
  const dialog = async () =>
    (await import("#site/features/consent/consent-dialog.ts")).createConsentDialog(settings, applyChoice);
  button?.addEventListener("click", async () => (await dialog()).showSettings());
  if (!choice()) whenQuiet(async () => (await dialog()).ask());
}

/**
 * Asks when the page has loaded, no dialog of its own is open or on its way, and nobody is typing: the question takes
 * the focus.
 */
function whenQuiet(ask: () => void): void {
  const again = () => whenQuiet(ask);
  const modal = document.querySelector("dialog:modal");
  const coming = document.querySelector("[data-modal-coming]");
  const field = document.activeElement?.closest("input, textarea");
  if (document.readyState !== "complete") addEventListener("load", again, { once: true });
  else if (coming) whenChanged(coming, again);
  else if (modal) modal.addEventListener("close", again, { once: true });
  else if (field) field.addEventListener("blur", () => setTimeout(again), { once: true });
  else ask();
}

function whenChanged(element: Element, run: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element, { attributes: true });
}
