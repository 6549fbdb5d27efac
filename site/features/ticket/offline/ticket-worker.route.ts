import { defineEndpoint } from "#site/route-handlers.ts";
import * as removal from "./remove-ticket-worker.ts?inline-script";
import * as worker from "./ticket-worker.ts?inline-script";

/** The service worker of tickets, or the one that removes it where the operator has none. */
export const ticketWorker = defineEndpoint("ticket-worker", ({ settings }) => ({
  status: 200,
  headers: {
    "Content-Type": "text/javascript; charset=utf-8",
    // A worker is held to its own policy: it fetches from the site and loads no script.
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  },
  cache: "worker",
  body: settings.offlineTickets ? worker.source : removal.source,
}));
