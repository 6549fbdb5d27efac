import type { ServerResponse } from "node:http";
import type { CheckReadiness } from "#server/product-server/create-readiness-check.ts";

/**
 * Answers /healthz (the process is alive) or /readyz (it can serve pages; 503 otherwise). Neither is logged.
 *
 * @param ofReadiness for /readyz
 */
export async function sendHealth(
  response: ServerResponse,
  ofReadiness: boolean,
  checkReadiness: CheckReadiness,
): Promise<void> {
  if (!ofReadiness) return send(response, 200, "ok\n");
  const { ready, productServer } = await checkReadiness();
  send(response, ready ? 200 : 503, `${ready ? "ok" : "not ready"}\nproduct server: ${productServer}\n`);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  });
  response.end(body);
}
