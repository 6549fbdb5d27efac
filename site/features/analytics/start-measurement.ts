import { onPress } from "#site/components/on-press.ts";
import type { ConsentSettings } from "#site/features/consent/consent-settings.tsx";
import { readConsent, refusal } from "#site/features/consent/read-consent.ts";
import { holdVendorLock, openVendorChannel, type VendorMessage } from "#site/features/ticket/offline/vendor-lock.ts";
import { askForConsent, settingsButton } from "./ask-for-consent.ts";
import { createTracker, storedByVendor } from "./create-tracker.ts";
import { hasReceipt, hasSecrets } from "./has-secrets.ts";
import { createMeasurement } from "./measurement.ts";
import { removeStored } from "./remove-stored.ts";

/** Runs on every page of a site with a tracker: starts what was allowed, and asks for consent that is still missing. */
export function startMeasurement(settings: ConsentSettings): void {
  const consent = () => (isRefusedByBrowser() ? refusal : readConsent(document.cookie, settings));
  /** How vendors learn of the visit: by their own scripts, or by images that name the page's kind. Open until a first yes. */
  let way: "script" | "image" | undefined;
  const reload = () => location.reload();
  const measurement = createMeasurement(settings.trackers, {
    create: (tracker) => createTracker(tracker, settings.kind, way === "script"),
    removeStored: (id) => removeStored(storedByVendor[id]),
    reload,
  });

  const update = async () => {
    const { open, allowed } = consent();
    showRefusal(isRefusedByBrowser());
    if (open.length === 0) hideQuestion();
    if (allowed.size > 0) way ??= !settings.isClosed && (await mayRunScripts()) ? "script" : "image";
    if (way === "script" && (await hasSecrets())) reload();
    else measurement.apply(consent().allowed); // which may be another by now
  };
  /** Ends vendors' scripts, which stop with the page alone. @param otherwise where none run */
  const endScripts = (otherwise = () => {}) => (way === "script" ? reload() : otherwise());
  /** Whatever happens here or in another tab is handled one after the other: each reads what has changed. */
  let turn = Promise.resolve();
  const inTurn = (work: () => void | Promise<void>) => {
    turn = turn.then(work, work);
  };

  let channel: BroadcastChannel | undefined;
  const listen = () => {
    channel = openVendorChannel();
    channel?.addEventListener("message", ({ data }: MessageEvent<VendorMessage>) => inTurn(messages[data]));
  };
  const send = (message: VendorMessage) => channel?.postMessage(message);
  const messages = { leave: () => endScripts(), reread: update };
  const hideQuestion = askForConsent(settings, consent, () => {
    inTurn(update);
    // Afterwards: a browser may deliver the message before it has stored the cookie, but not before it has read it.
    inTurn(() => send("reread"));
  });

  inTurn(update);
  listen();
  if (hasReceipt()) send("leave");
  document.addEventListener("visibilitychange", () => inTurn(update));
  addEventListener("pagehide", () => channel?.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    endScripts(() => {
      listen();
      inTurn(update);
    });
  });
  onPress(document, "a[data-store]", ({ dataset: { store = "", position = "" } }) =>
    measurement.reportStoreClick({ store, position }),
  );
}

/** https://w3c.github.io/gpc/: the visitor has already refused, for every site. */
function isRefusedByBrowser(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
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
