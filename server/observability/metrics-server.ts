import { createServer, type Server } from "node:http";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { Metrics } from "./metrics.ts";

/** Without HSTS: Prometheus asks over plain HTTP. */
const headers = new Map(Object.entries(securityHeaders("http:")));

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
