import type { ServerResponse } from "node:http";

/** What /readyz tells. */
export interface Readiness {
  /** Whether requests should be sent here: the product server was reached once, and the process is not stopping. */
  readonly ready: boolean;
  /** For people. An outage does not make the process unready: cached and static pages are still served. */
  readonly productServer: "not reached yet" | "responds" | "fails";
}

export type CheckReadiness = () => Promise<Readiness>;

/**
 * Answers /healthz (the process is alive) and /readyz (it can serve pages; 503 otherwise). Neither is logged.
 *
 * @returns false for any other path
 */
export async function sendHealth(
  response: ServerResponse,
  path: string,
  checkReadiness: CheckReadiness,
): Promise<boolean> {
  if (path === "/healthz") {
    send(response, 200, "ok\n");
    return true;
  }
  if (path !== "/readyz") return false;
  const { ready, productServer } = await checkReadiness();
  send(response, ready ? 200 : 503, `${ready ? "ok" : "not ready"}\nproduct server: ${productServer}\n`);
  return true;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  });
  response.end(body);
}
