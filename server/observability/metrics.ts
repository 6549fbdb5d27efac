import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveMail } from "#backend/outbox/queued-mail.ts";
import { responseLimits } from "#contract/limits.ts";
import type { CountLabels, RefusalReason } from "#site/features/counting/count-labels.ts";
import type { ProductServerError } from "#site/product-api/product-api.ts";
import type { ObserveCall } from "#site/product-api/product-fetch.ts";
import { visitorTimeoutMs } from "#site/product-api/timeouts.ts";

const circuitStates = ["closed", "half-open", "open"] as const;

/** Of the circuit breaker. Closed: calls are made. Open: none is. Half-open: one is, and its outcome decides. */
export type CircuitState = (typeof circuitStates)[number];

/** Metrics of the process. Every label has a closed list of values. */
export type Metrics = ReturnType<typeof createMetrics>;

/** From the cache and fresh; from the cache and stale, as during an outage; or rendered. */
export type CacheOutcome = "hit" | "stale" | "miss";

/** Seconds: what a page waits for the product server, what is slow, and a second more than any call takes. */
const waits = [visitorTimeoutMs / 1000, 2, responseLimits.timeoutMs / 1000 + 1];

/** Creates the metrics of the process (memory, CPU, event loop, garbage collection) and of the site. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter<Label>({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers });
  /** A gauge that is read with the metrics. While that fails, the last number stays. */
  const watch = (name: string, help: string, read: () => Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await read().then(
          (value) => this.set(value),
          () => {},
        );
      },
    });
  };
  collectDefaultMetrics({ register: registry });
  const requests = counter(
    "site_requests_total",
    "Requests by route and status class (2xx…; 501 is one of 4xx); aborted where the client left before the end.",
    ["route", "status"],
  );
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time from the headers of a request to the end of its response.",
    labelNames: ["route"],
    buckets: [0.002, 0.01, 0.05, 0.2, ...waits],
    registers,
  });
  const errors = counter("site_product_server_faults_total", "Calls to the product server without a valid response.", [
    "fault",
  ]);
  const calls = new Histogram({
    name: "site_product_server_call_duration_seconds",
    help: "Calls to the product server by API and status class; status none without a response.",
    labelNames: ["api", "status"],
    buckets: [0.005, 0.02, 0.1, 0.3, ...waits],
    registers,
  });
  const cached = counter(
    "site_page_cache_requests_total",
    "Requests for pages that may be cached: hit, stale or miss.",
    ["result"],
  );
  const shed = counter(
    "site_pages_shed_total",
    "Pages not rendered, answered with 503 or a stale copy, because the process was overloaded.",
  );
  const dropped = counter("site_connections_dropped_total", "Connections closed at once because there were too many.");
  const ticketMisses = counter(
    "site_ticket_misses_total",
    "Requests for tickets that do not exist (missed), and those refused after too many of one address (refused).",
    ["result"],
  );
  const cspReports = counter(
    "site_csp_reports_total",
    "Violations of a page's Content-Security-Policy that browsers have reported.",
    ["directive", "route"],
  );
  const cspRefusals = counter("site_csp_reports_refused_total", "Messages to /csp-report that were refused.", [
    "reason",
  ]);
  const circuit = gauge(
    "site_product_server_circuit",
    "1 for the state of the circuit breaker: closed (calls are made), open (none is), half-open (one is tried).",
    ["state"],
  );
  const views = counter(
    "site_page_views_total",
    "Page views reported by pages; platform: apple, google (Android) or other.",
    ["page", "language", "platform"],
  );
  const lastView = gauge(
    "site_last_page_view_timestamp_seconds",
    "When the last page view was reported, in Unix time; before the first, when the process started.",
  );
  lastView.setToCurrentTime();
  const clicks = counter("site_store_clicks_total", "Clicks on store links; platform is the store's.", [
    "page",
    "language",
    "platform",
    "position",
  ]);
  const actions = counter(
    "site_actions_total",
    "What visitors do on pages beside reading them and pressing store links.",
    ["action", "page", "platform"],
  );
  const previews = counter(
    "site_previews_fetched_total",
    "Pages that were fetched for a preview or an index, by who fetches.",
    ["page", "fetcher"],
  );
  const countWrites = counter(
    "site_count_writes_total",
    "Attempts to write counts to their database: written or failed.",
    ["result"],
  );
  const mails = counter(
    "site_mails_total",
    "Attempts to send a mail by its queue: sent, refused, or unreachable where the mail server takes none.",
    ["queue", "result"],
  );
  const refusals = counter("site_counts_refused_total", "Messages to /count that were refused.", ["reason"]);
  return {
    observeRequest(route: string, status: number, seconds: number): void {
      // Anyone can request a format that is not offered (501): no error of the server, so it must not raise an alert.
      requests.inc({ route, status: statusClass(status === 501 ? 400 : status, "aborted") });
      durations.observe({ route }, seconds);
    },
    observeProductServerError: (error: ProductServerError): void => errors.inc({ fault: error }),
    /** @param status 0 without a response */
    observeProductServerCall: ((api, status, seconds) =>
      calls.observe({ api, status: statusClass(status, "none") }, seconds)) satisfies ObserveCall,
    /** Counts a request for a page that may be cached, by what it got. */
    observeCache: (result: CacheOutcome): void => cached.inc({ result }),
    /** Counts a page that was not rendered because the process is overloaded. */
    countShed: (): void => shed.inc(),
    /** Counts a connection that was closed at once because there are too many. */
    countDroppedConnection: (): void => dropped.inc(),
    /** Counts a request for a ticket: one that does not exist, or one refused after too many of those. */
    observeTicketMiss: (result: "missed" | "refused"): void => ticketMisses.inc({ result }),
    /** Counts a violation of a page's policy; both labels must be of closed lists. */
    countCspReport: (directive: string, route: string): void => cspReports.inc({ directive, route }),
    refuseCspReport: (reason: RefusalReason): void => cspRefusals.inc({ reason }),
    observeCircuit(current: CircuitState): void {
      for (const state of circuitStates) circuit.set({ state }, Number(state === current));
    },
    watchDatabase: (isReachable: () => Promise<boolean>): void =>
      watch("site_database_reachable", "1 where the database answers, 0 where it does not.", async () =>
        Number(await isReachable()),
      ),
    observeMail: ((queue, result) => mails.inc({ queue, result })) satisfies ObserveMail,
    watchOverdueReports: (count: () => Promise<number>): void =>
      watch("site_reports_overdue", "Reports that are not decided and were due.", count),
    setWalletCertificateExpiry(expiresAt: Date): void {
      const expiry = gauge(
        "site_wallet_certificate_expiry_timestamp_seconds",
        "When the certificate of a wallet expires, in Unix time.",
        ["wallet"],
      );
      expiry.set({ wallet: "apple" }, expiresAt.getTime() / 1000);
    },
    count({ event, page, language, phone, place, detail }: CountLabels): void {
      switch (event) {
        case "view":
          views.inc({ page, language, platform: phone });
          lastView.setToCurrentTime();
          break;
        case "store-click":
          clicks.inc({ page, language, platform: detail, position: place });
          break;
        case "preview-fetch":
          previews.inc({ page, fetcher: detail });
          break;
        default:
          actions.inc({ action: event, page, platform: phone });
      }
    },
    /** Counts a message of a page that was refused. */
    refuse: (reason: RefusalReason): void => refusals.inc({ reason }),
    /** Counts an attempt to write counts to their database. */
    observeCountWrite: (result: "written" | "failed"): void => countWrites.inc({ result }),
    /** Returns all metrics in Prometheus' text format. */
    read: async () => ({ contentType: registry.contentType as string, text: await registry.metrics() }),
  };
}

function statusClass(status: number, none: string): string {
  return status === 0 ? none : `${Math.floor(status / 100)}xx`;
}
