import { removeAllCopies } from "./ticket-copies.ts";

// Served in place of the worker where OFFLINE_TICKETS is "false": devices that have the worker fetch this one with their
// next ticket page. It removes all copies and then itself.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(removeAllCopies(caches).then(() => self.registration.unregister()));
});
