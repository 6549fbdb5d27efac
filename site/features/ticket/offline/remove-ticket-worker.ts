import { removeAllCopies } from "./ticket-copies.ts";
import type { WorkerScope } from "./worker-scope.ts";

// Served in place of the worker where OFFLINE_TICKETS is "false": devices that have the worker fetch this one with their
// next ticket page. It removes all copies and then itself.
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(removeAllCopies(caches).then(() => worker.registration.unregister()));
});
