import { answerFile, isFilePath } from "./answer-file.ts";
import { answerNavigation } from "./answer-navigation.ts";
import { keepTicket } from "./keep-ticket.ts";
import { removeExpired } from "./ticket-copies.ts";
import { isTicketPath } from "./ticket-url.ts";
import { type KeepMessage, type KeepReply, tellGone } from "./worker-messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

// The service worker of /ticket/ (docs/decisions/0018-offline-tickets.md). Served at /ticket-worker.js.
const worker = self as unknown as WorkerScope;
const device = { storage: caches, fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init) };

// At once: copies have the same layout for every version, so that no page minds a newer worker, and a corrected worker
// must not wait until a phone has closed its tabs.
worker.addEventListener("install", () => void worker.skipWaiting());

// Pages that are open are not claimed: they have come over the network and need nothing of the worker.
worker.addEventListener("activate", (event) => event.waitUntil(removeExpired(caches, new Date())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const waitUntil = (promise: Promise<unknown>) => event.waitUntil(promise);
  if (request.mode === "navigate") {
    if (!isTicketPath(url.pathname)) return;
    const deps = { ...device, waitUntil, tellGone: () => tellGone(worker.clients, url, event.resultingClientId) };
    const answer = answerNavigation(request, deps);
    event.respondWith(answer);
    // Afterwards: an event may have been postponed, or the device's clock be wrong, and the copy be needed at the door.
    waitUntil(answer.finally(() => removeExpired(caches, new Date())));
  } else if (isFilePath(url.pathname)) {
    event.respondWith(answerFile(request, device));
  }
});

worker.addEventListener("message", (event) => {
  const message: KeepMessage = event.data;
  const sender = event.source as { readonly url?: string } | null;
  const page = new URL(sender?.url ?? location.href);
  if (message.kind !== "keep" || !isTicketPath(page.pathname)) return;
  const kept = keepTicket(page, message, device).then((isKept) => {
    event.ports[0]?.postMessage({ kept: isKept } satisfies KeepReply);
  });
  event.waitUntil(kept);
});
