import { clearCookies } from "#site/features/analytics/clear-cookies.ts";
import type { ConsentSettings } from "#site/features/consent/consent-settings.ts";
import { readConsent, refusal } from "#site/features/consent/read-consent.ts";
import { isDismissed } from "#site/features/download-overlay/dismissal.ts";
import { countCopies } from "#site/features/ticket/offline/ticket-copies.ts";
import { claimView } from "#site/head/view-reports.ts";
import type { PageKind } from "#site/routes.ts";
import { createTrackers } from "./create-trackers.ts";
import { createMeasurement } from "./measurement.ts";
import { watchStoreClicks } from "./watch-store-clicks.ts";

/** Milliseconds until the question is tried again where it would interrupt the visitor. */
const retryMs = 300;

/** Runs on every page of a site with a tracker: starts what was allowed, and asks a visitor who has not answered for all. */
export async function startMeasurement(settings: ConsentSettings): Promise<void> {
  // https://w3c.github.io/gpc/: the visitor has already refused, for every site.
  const refusedByBrowser = Reflect.get(navigator, "globalPrivacyControl") === true;
  const consent = () => (refusedByBrowser ? refusal : readConsent(document.cookie, settings));
  const measurement = createMeasurement(createTrackers(settings, await hasTickets()), {
    clearCookies,
    claimView: (reporter) => claimView(document, reporter),
    reload: () => location.reload(),
  });
  const applyConsent = () => measurement.apply(consent().allowed);
  applyConsent();
  watchStoreClicks(measurement.reportStoreClick);
  // The answer may have been changed in another tab, or this page comes back out of the browser's memory.
  addEventListener("pageshow", (event) => event.persisted && applyConsent());
  document.addEventListener("visibilitychange", applyConsent);

  const button = document.querySelector<HTMLButtonElement>("[data-cookie-settings]");
  if (refusedByBrowser) {
    const note = document.querySelector<HTMLElement>("[data-refused-by-browser]");
    if (note) note.hidden = false;
    if (button) button.hidden = true;
    return;
  }
  const dialog = async () =>
    (await import("#site/features/consent/consent-dialog.ts")).createConsentDialog(settings, applyConsent);
  button?.addEventListener("click", async () => (await dialog()).showSettings());
  const askWhenQuiet = async () => {
    // A ticket is shown at an entrance: nothing may cover its code, and without a choice nothing is measured.
    if (consent().complete || settings.kind === "ticket") return;
    if (interrupts(settings.kind)) setTimeout(askWhenQuiet, retryMs);
    else (await dialog()).ask();
  };
  askWhenQuiet();
}

/** Whether this device keeps tickets (docs/decisions/0018). */
async function hasTickets(): Promise<boolean> {
  try {
    return (await countCopies(caches)) > 0;
  } catch {
    return false; // no TLS, or storage is blocked: nothing can be kept
  }
}

/** The question takes the focus: it waits until the page has loaded, no dialog is open or about to open, and nobody types. */
function interrupts(kind: PageKind): boolean {
  const overlayComes = kind === "landing" && !isDismissed();
  const dialogIsOpen = document.querySelector("dialog:modal") !== null;
  const visitorTypes = document.activeElement?.closest("input, textarea") != null;
  return document.readyState !== "complete" || overlayComes || dialogIsOpen || visitorTypes;
}
