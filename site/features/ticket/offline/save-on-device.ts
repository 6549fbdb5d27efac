import { inAppBehavior } from "#site/features/in-app-browser/detect-in-app-browser.ts";
import { announce } from "#site/islands/announce.ts";
import { isFilePath } from "./answer-file.ts";
import { setDeclined } from "./declined-tickets.ts";
import { countCopies, hasCopy, removeCopy } from "./ticket-copies.ts";
import { workerPath, workerScope } from "./ticket-url.ts";
import type { KeepMessage, KeepReply } from "./worker-messages.ts";

/** Made once, where the page enforces Trusted Types: a browser refuses a second policy of the same name. */
let trustedWorkerPath: string | undefined;

/** Milliseconds in which the worker must have stored the page: its files come over the connection that brought the page. */
const replyTimeoutMs = 30_000;

/**
 * Whether the browser has service workers, which Firefox's private windows and pages without TLS lack. Not in in-app
 * browsers: the phone's browser would not find the copy.
 */
export function canSave(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis && !inAppBehavior(navigator.userAgent, window);
}

/**
 * Has the worker store the page with all that it has loaded.
 *
 * @returns the result; "lost" may succeed with a better connection
 * @throws where the browser refuses the worker, as it does where storage is blocked, or cannot fetch it
 */
export async function saveOnDevice(page: Document): Promise<"saved" | "lost" | "unavailable"> {
  const isNew = !(await hasCopy(caches, new URL(location.href)));
  const options = { scope: workerScope, updateViaCache: "none" } as const;
  const policy = { createScriptURL: () => workerPath };
  trustedWorkerPath ??=
    window.trustedTypes?.createPolicy("ticket-worker", policy).createScriptURL(workerPath) ?? workerPath;
  // Not `ready`, which is resolved for good: after a removal it has the worker that is gone.
  const worker = await activated(await navigator.serviceWorker.register(trustedWorkerPath, options));
  await fontsLoaded(page);
  const message: KeepMessage = { kind: "keep", language: page.documentElement.lang, files: loadedFiles() };
  const reply = new Promise<KeepReply>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
    setTimeout(() => resolve({ kept: false }), replyTimeoutMs);
  });
  const { kept, isFull } = await reply;
  if (kept && isNew) announce("ticket-save");
  if (kept) return "saved";
  return isFull ? "unavailable" : "lost";
}

/** @throws where the worker cannot be installed */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker?.state === "activated") resolve(worker);
      else if (!worker || worker.state === "redundant") reject(new Error("the worker was not installed"));
    };
    worker?.addEventListener("statechange", check);
    check();
  });
}

/** Removes the ticket, and the worker too where it has no other. */
export async function removeFromDevice(url: URL): Promise<void> {
  await removeCopy(caches, url);
  await setDeclined(url, true);
  if ((await countCopies(caches)) > 0) return;
  const registration = await navigator.serviceWorker.getRegistration(workerScope);
  await registration?.unregister();
}

/** The fonts' sheet applies after first paint (start-client.ts), and fonts are fetched once text wants them. */
async function fontsLoaded(page: Document): Promise<void> {
  const sheet = page.querySelector<HTMLLinkElement>("link#fonts");
  if (sheet && !sheet.sheet) {
    await new Promise((resolve) => {
      for (const type of ["load", "error"]) sheet.addEventListener(type, resolve, { once: true });
    });
  }
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await page.fonts.ready;
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isFilePath(pathname))
    .map(({ href }) => href);
}
