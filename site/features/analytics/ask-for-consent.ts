import type { ConsentDialog } from "#site/features/consent/consent-dialog.ts";
import type { ConsentSettings } from "#site/features/consent/consent-settings.tsx";
import type { Consent } from "#site/features/consent/read-consent.ts";
import { isDismissed, isReading } from "#site/features/download-overlay/dismissal.ts";
import type { PageKind } from "#site/routes.ts";

/** Milliseconds until the question is tried again where it would interrupt the visitor. */
const retryMs = 300;

/**
 * Asks for consent that is missing, and opens the settings where the footer's button is pressed. Either loads the dialog.
 *
 * @param consent as it stands now
 * @param onChoice called after each choice
 * @returns takes the question away, where it has been answered elsewhere
 */
export function askForConsent(settings: ConsentSettings, consent: () => Consent, onChoice: () => void): () => void {
  let dialog: Promise<ConsentDialog> | undefined;
  const openDialog = () => {
    dialog ??= import("#site/features/consent/consent-dialog.ts").then((module) =>
      module.createConsentDialog(settings, onChoice),
    );
    return dialog;
  };
  settingsButton()?.addEventListener("click", async () => (await openDialog()).showSettings());
  const askWhenQuiet = async () => {
    // A ticket is shown at an entrance: nothing may cover its code, and without a choice nothing is measured.
    if (consent().open.length === 0 || settings.kind === "ticket") return;
    if (interrupts(settings.kind)) {
      setTimeout(askWhenQuiet, retryMs);
      return;
    }
    const { ask } = await openDialog();
    if (consent().open.length > 0) ask(); // another tab may have answered meanwhile
  };
  askWhenQuiet();
  return () => void dialog?.then((one) => one.hideQuestion());
}

export function settingsButton(): HTMLElement | null {
  return document.querySelector("[data-cookie-settings]");
}

/** The question takes the focus: it waits until the page has loaded, no dialog is open or about to open, and nobody types. */
function interrupts(kind: PageKind): boolean {
  const overlayComes = kind === "landing" && !isDismissed() && !isReading();
  const dialogIsOpen = document.querySelector("dialog:modal") !== null;
  const visitorTypes = document.activeElement?.closest("input, textarea") != null;
  return document.readyState !== "complete" || overlayComes || dialogIsOpen || visitorTypes;
}
