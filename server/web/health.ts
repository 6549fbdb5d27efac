import type { ServerResponse } from "node:http";
import type { ProductServer } from "#server/product-server/product-server.ts";

/** The response of /readyz. */
interface Readiness {
  /**
   * Whether requests should be sent here: the product server was reached once, and the process is neither stopping nor
   * isolated from its database while others are not.
   */
  readonly ready: boolean;
  /** For people. An outage does not make the process unready: cached and static pages are still served. */
  readonly productServer: "not reached yet" | "responds" | "fails";
}

export type CheckReadiness = () => Promise<Readiness>;

/**
 * Creates the check of /readyz. A start with a wrong `API_ORIGIN` never becomes ready. Later the process is of use without
 * its product server.
 *
 * @param isFailing whether the circuit breaker counts the product server as failing
 */
export function createReadinessCheck(
  { isReachable, isIsolated }: Pick<ProductServer, "isReachable" | "isIsolated">,
  isFailing: () => boolean,
  isStopping: () => boolean,
): CheckReadiness {
  let wasReached = false;
  return async () => {
    const reached = await isReachable();
    wasReached ||= reached;
    return {
      ready: wasReached && !isStopping() && !isIsolated(),
      productServer: !wasReached ? "not reached yet" : reached && !isFailing() ? "responds" : "fails",
    };
  };
}

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
