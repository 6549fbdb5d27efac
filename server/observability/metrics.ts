import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CircuitState } from "#server/product-server/circuit-breaker.ts";
import type { CountEvent } from "#site/features/counting/count-event.ts";
import type { ProductServerError } from "#site/product-api/product-api.ts";

/** Metrics of the process. Every label has a closed list of values. */
export interface Metrics {
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  readonly observeProductServerError: (error: ProductServerError) => void;
  readonly observeCircuit: (state: CircuitState) => void;
  readonly count: (event: CountEvent) => void;
  /** Counts a message of a page that was refused. */
  readonly refuse: (reason: "foreign" | "too-large" | "too-fast" | "invalid") => void;
  /** Returns all metrics in Prometheus' text format. */
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Creates the metrics of the process (memory, CPU, event loop, garbage collection) and of the site. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests by route and status class (2xx…); status aborted where the client left before the end.",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time from the headers of a request to the end of its response.",
    labelNames: ["route"],
    buckets: [0.002, 0.01, 0.05, 0.2, 0.7, 2, 6],
    registers,
  });
  const errors = new Counter({
    name: "site_product_server_faults_total",
    help: "Calls to the product server without a valid response.",
    labelNames: ["fault"],
    registers,
  });
  const circuit = new Gauge({
    name: "site_product_server_circuit",
    help: "1 for the state of the circuit breaker: closed (calls are made), open (none is), half-open (one is tried).",
    labelNames: ["state"],
    registers,
  });
  const views = new Counter({
    name: "site_page_views_total",
    help: "Page views reported by pages; platform: apple, google (Android) or other.",
    labelNames: ["page", "language", "platform"],
    registers,
  });
  const clicks = new Counter({
    name: "site_store_clicks_total",
    help: "Clicks on store links; platform is the store's.",
    labelNames: ["page", "language", "platform", "position"],
    registers,
  });
  const refusals = new Counter({
    name: "site_counts_refused_total",
    help: "Messages to /count that were refused.",
    labelNames: ["reason"],
    registers,
  });
  return {
    observeRequest(route, status, seconds) {
      requests.inc({ route, status: status === 0 ? "aborted" : `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    observeProductServerError: (error) => errors.inc({ fault: error }),
    observeCircuit(current) {
      for (const state of ["closed", "half-open", "open"]) circuit.set({ state }, Number(state === current));
    },
    count: ({ event, labels }) => (event === "view" ? views : clicks).inc(labels),
    refuse: (reason) => refusals.inc({ reason }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
