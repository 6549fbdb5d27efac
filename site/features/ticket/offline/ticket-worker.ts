import { answerFile, isFilePath } from "./answer-file.ts";
import { answerNavigation } from "./answer-navigation.ts";
import { keepTicket } from "./keep-ticket.ts";
import { removeExpired } from "./ticket-copies.ts";
import { isTicketPath, ticketPathOf } from "./ticket-url.ts";
import type { GoneMessage, KeepMessage } from "./worker-messages.ts";

// The service worker of /ticket/ (docs/decisions/0018-offline-tickets.md). Served at /ticket-worker.js.
declare const self: ServiceWorkerGlobalScope;

const device = { storage: caches, fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init) };

// At once: copies have the same layout for every version, so that no page minds a newer worker, and a corrected worker
// must not wait until a phone has closed its tabs.
self.addEventListener("install", () => void self.skipWaiting());

// Pages that are open are not claimed: they came over the network and need nothing from the worker.
self.addEventListener("activate", (event) => event.waitUntil(removeExpired(caches, new Date())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const waitUntil = (promise: Promise<unknown>) => event.waitUntil(promise);
  if (request.mode === "navigate") {
    if (!isTicketPath(url.pathname)) return;
    const deps = { ...device, waitUntil, reportGone: () => reportGone(url, event.resultingClientId) };
    const answer = answerNavigation(request, deps);
    event.respondWith(answer);
    // Afterwards: an event may have been postponed, or the device's clock be wrong, and the copy be needed at the door.
    waitUntil(answer.finally(() => removeExpired(caches, new Date())));
  } else if (isFilePath(url.pathname)) {
    event.respondWith(answerFile(request, device));
  }
});

self.addEventListener("message", (event) => {
  const message: KeepMessage = event.data;
  const page = new URL(event.source && "url" in event.source ? event.source.url : location.href);
  if (message.kind !== "keep" || !isTicketPath(page.pathname)) return;
  event.waitUntil(keepTicket(page, message, device).then((reply) => event.ports[0]?.postMessage(reply)));
});

/** @param arrivingId of the page that is about to show the copy, which is waited for */
async function reportGone(url: URL, arrivingId: string): Promise<void> {
  await self.clients.get(arrivingId);
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const open = new URL(page.url);
    const isSame = isTicketPath(open.pathname) && ticketPathOf(open) === ticketPathOf(url);
    if (isSame) page.postMessage("gone" satisfies GoneMessage);
  }
}
