import type { Environment } from "#server/config/environment.ts";
import { listen, tryAddress } from "#server/http/listen.ts";
import type { Metrics } from "./metrics.ts";
import { createMetricsServer } from "./metrics-server.ts";

export interface OpenMetrics {
  readonly metrics: Metrics;
  /** @throws StartupError */
  readonly listen: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Prepares the metrics and the server that tells them.
 *
 * @returns `undefined` where they are off; their code is not loaded then
 * @throws StartupError where nothing can listen on their address
 */
export async function openMetrics({
  metricsHost,
  metricsPort,
}: Pick<Environment, "metricsHost" | "metricsPort">): Promise<OpenMetrics | undefined> {
  if (metricsPort === undefined) return undefined;
  await tryAddress(metricsHost, metricsPort, "METRICS_");
  const { createMetrics } = await import("./metrics.ts");
  const metrics = createMetrics();
  const server = createMetricsServer(metrics);
  return {
    metrics,
    listen: () => listen(server, metricsHost, metricsPort, "METRICS_"),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
