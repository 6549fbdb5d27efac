import { cachePolicies } from "#site/http/cache-policies.ts";
import type { SiteHandler } from "#site/site-env.ts";
import * as removal from "./remove-ticket-worker.ts?inline-script";
import * as worker from "./ticket-worker.ts?inline-script";

/** GET /ticket-worker.js: the service worker of tickets, or the one that removes it where the operator has none. */
export const ticketWorker: SiteHandler = (c) =>
  new Response(c.env.settings.offlineTickets ? worker.source : removal.source, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": cachePolicies.worker,
      // A worker is held to its own policy: it fetches from the site and loads no script.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
