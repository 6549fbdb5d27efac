import { onPress } from "#site/components/on-press.ts";
import type { ConsentDialog } from "#site/features/consent/consent-dialog.ts";
import type { ConsentSettings } from "#site/features/consent/consent-settings.tsx";
import { readConsent, refusal } from "#site/features/consent/read-consent.ts";
import { isDismissed, isReading } from "#site/features/download-overlay/dismissal.ts";
import { holdVendorLock, openVendorChannel, type VendorMessage } from "#site/features/ticket/offline/vendor-lock.ts";
import { claimView } from "#site/head/claim-view.ts";
import type { PageKind } from "#site/routes.ts";
import { createTracker, storedByVendor } from "./create-tracker.ts";
import { hasReceipt, hasSecrets } from "./has-secrets.ts";
import { createMeasurement } from "./measurement.ts";
import { removeStored } from "./remove-stored.ts";

/** Milliseconds until the question is tried again where it would interrupt the visitor. */
const retryMs = 300;

/** Runs on every page of a site with a tracker: starts what was allowed, and asks for consent that is still missing. */
export function startMeasurement(settings: ConsentSettings): void {
  const consent = () => (isRefusedByBrowser() ? refusal : readConsent(document.cookie, settings));
  const vendors = new Map(settings.trackers.map((tracker) => [tracker.id, tracker]));
  /** Whether vendors' own scripts run; `undefined` as long as nothing was allowed. */
  let byScript: boolean | undefined;
  const measurement = createMeasurement([...vendors.keys()], {
    create: (id) => createTracker({ id, account: vendors.get(id)?.account ?? "" }, settings.kind, byScript === true),
    removeStored: (id) => removeStored(storedByVendor[id]),
    claimView: (counter) => claimView(document, counter),
    reload: () => location.reload(),
  });
  let dialog: Promise<ConsentDialog> | undefined;

  const applyAll = async () => {
    showRefusal(isRefusedByBrowser());
    if (consent().open.length === 0) void dialog?.then((one) => one.hideQuestion());
    if (consent().allowed.size > 0) byScript ??= !settings.isClosed && (await mayRunScripts());
    if (byScript && (await hasSecrets())) location.reload();
    else measurement.apply(consent().allowed);
  };
  // One after the other: each reads what has changed, whatever has called it.
  let turn = Promise.resolve();
  const inTurn = (work: () => void | Promise<void>) => {
    turn = turn.then(work, work);
  };
  const apply = () => inTurn(applyAll);
  apply();
  onPress(document, "a[data-store]", ({ dataset: { store = "", position = "" } }) =>
    measurement.reportStoreClick({ store, position }),
  );

  let channel: BroadcastChannel | undefined;
  const listen = () => {
    channel = openVendorChannel();
    channel?.addEventListener("message", ({ data }: MessageEvent<VendorMessage>) => {
      if (data === "leave") inTurn(() => (byScript ? location.reload() : undefined));
      else apply();
    });
  };
  listen();
  const send = (message: VendorMessage) => channel?.postMessage(message);
  if (hasReceipt()) send("leave");
  document.addEventListener("visibilitychange", apply);
  addEventListener("pagehide", () => channel?.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (byScript) return location.reload();
    listen();
    apply();
  });

  const onChoice = () => {
    apply();
    // Afterwards: a browser may deliver the message before it has stored the cookie, but not before it has read it.
    inTurn(() => send("reread"));
  };
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
}

/** https://w3c.github.io/gpc/: the visitor has already refused, for every site. */
function isRefusedByBrowser(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}

function settingsButton(): HTMLElement | null {
  return document.querySelector("[data-cookie-settings]");
}

function showRefusal(isRefused: boolean): void {
  const note = document.querySelector<HTMLElement>("[data-refused-by-browser]");
  const button = settingsButton();
  if (note) note.hidden = !isRefused;
  if (button) button.hidden = isRefused;
}

/** Waits while something is being stored that a vendor's script may not read, and keeps it from being stored afterwards. */
async function mayRunScripts(): Promise<boolean> {
  const release = await holdVendorLock();
  if (!release) return false;
  if (!(await hasSecrets())) return true;
  release();
  return false;
}

/** The question takes the focus: it waits until the page has loaded, no dialog is open or about to open, and nobody types. */
function interrupts(kind: PageKind): boolean {
  const overlayComes = kind === "landing" && !isDismissed() && !isReading();
  const dialogIsOpen = document.querySelector("dialog:modal") !== null;
  const visitorTypes = document.activeElement?.closest("input, textarea") != null;
  return document.readyState !== "complete" || overlayComes || dialogIsOpen || visitorTypes;
}
