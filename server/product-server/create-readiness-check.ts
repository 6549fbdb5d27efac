import type { ProductServer } from "./product-server.ts";

/** The response of /readyz. */
export interface Readiness {
  /**
   * Whether requests should be sent here: the product server was reached once, and the process is neither stopping nor
   * isolated from its database while others are not.
   */
  readonly ready: boolean;
  /** For people. An outage does not make the process unready: cached and static pages are still served. */
  readonly productServer: "not reached yet" | "responds" | "fails";
}

export type CheckReadiness = () => Promise<Readiness>;

interface ReadinessSources extends Pick<ProductServer, "isReachable" | "isIsolated"> {
  /** Whether the circuit breaker counts the product server as failing. */
  readonly isFailing: () => boolean;
  readonly isStopping: () => boolean;
}

/**
 * Creates the check of /readyz. A start with a wrong `API_ORIGIN` never becomes ready. Later the process is of use without
 * its product server.
 */
export function createReadinessCheck({
  isReachable,
  isIsolated,
  isFailing,
  isStopping,
}: ReadinessSources): CheckReadiness {
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
