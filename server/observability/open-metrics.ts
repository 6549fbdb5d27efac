import { createServer, type Server } from "node:http";
import type { Environment } from "#server/config/environment.ts";
import { listen, tryAddress } from "#server/http/listen.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { Metrics } from "./metrics.ts";

/** Without HSTS: Prometheus asks over plain HTTP. */
const headers = new Map(Object.entries(securityHeaders("http:")));

/**
 * Prepares the metrics and the server that serves them.
 *
 * @returns `undefined` where they are off; their code is not loaded then
 * @throws StartupError where nothing can listen on their address
 */
export async function openMetrics({ metricsHost, metricsPort }: Pick<Environment, "metricsHost" | "metricsPort">) {
  if (metricsPort === undefined) return undefined;
  await tryAddress(metricsHost, metricsPort, "METRICS_");
  const { createMetrics } = await import("./metrics.ts");
  const metrics = createMetrics();
  const server = createMetricsServer(metrics);
  return {
    metrics,
    /** @throws StartupError */
    listen: (): Promise<void> => listen(server, metricsHost, metricsPort, "METRICS_"),
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves metrics at /metrics, for a port that visitors do not reach. The server does not listen yet. */
export function createMetricsServer(metrics: Pick<Metrics, "read">): Server {
  return createServer(async (request, response) => {
    response.setHeaders(headers);
    const path = (request.url ?? "").split("?", 1)[0];
    if ((request.method !== "GET" && request.method !== "HEAD") || path !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Metrics are at /metrics.\n");
      return;
    }
    const { contentType, text } = await metrics.read();
    response.writeHead(200, { "Content-Type": contentType, "Cache-Control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : text);
  });
}
