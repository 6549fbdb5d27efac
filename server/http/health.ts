import type { ServerResponse } from "node:http";

/** Whether pages can be served: the database or the product server answers, and the process is not stopping. */
export type IsReady = () => Promise<boolean>;

/**
 * Answers /healthz (the process is alive) and /readyz (it can serve pages; 503 otherwise). Neither is logged.
 *
 * @returns false for any other path
 */
export async function sendHealth(response: ServerResponse, path: string, isReady: IsReady): Promise<boolean> {
  if (path !== "/healthz" && path !== "/readyz") return false;
  const healthy = path === "/healthz" || (await isReady());
  const body = healthy ? "ok\n" : "not ready\n";
  response.writeHead(healthy ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  });
  response.end(body);
  return true;
}
