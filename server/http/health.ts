import type { ServerResponse } from "node:http";

/** Whether pages can be served now: the database or the product server answers, and no shutdown is under way. */
export type IsReady = () => Promise<boolean>;

/**
 * Answers /healthz (the process is alive) and /readyz (it can serve pages; 503 otherwise), for whoever supervises
 * the process. Neither is logged.
 *
 * @returns false for any other path; nothing has been written then
 */
export async function respondHealth(response: ServerResponse, path: string, isReady: IsReady): Promise<boolean> {
  if (path !== "/healthz" && path !== "/readyz") return false;
  const well = path === "/healthz" || (await isReady());
  const body = well ? "ok\n" : "not ready\n";
  response.writeHead(well ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  });
  response.end(body);
  return true;
}
