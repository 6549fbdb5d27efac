import { LRUCache } from "lru-cache";
import CircuitBreaker from "opossum";
import type { Logger } from "pino";
import { responseLimits } from "#contract/limits.ts";
import type { CircuitState } from "#server/observability/metrics.ts";
import { CircuitOpenError, type ProductFetch } from "#site/product-api/product-fetch.ts";

interface CircuitObservers {
  readonly log: Pick<Logger, "info" | "error">;
  /** Called at once and with every change. */
  readonly onStateChange?: ((state: CircuitState) => void) | undefined;
}

const circuitLimits = {
  /** The circuit opens when more than half of the calls of this many milliseconds fail; each URL fails once at most… */
  windowMs: 10_000,
  /** …and there were at least this many: as many as the page cache revalidates at a time. */
  minCalls: 4,
  /** Milliseconds until a call is tried, at least as long as a call takes: earlier ones have ended then. */
  pauseMs: responseLimits.timeoutMs,
  /** Added to the pause at random, so that several instances do not try at the same moment. */
  maxJitterMs: 1000,
  /** Calls made at a time. Each of 64 connections then has 16, which takes longer than a visitor waits. */
  maxCalls: 1024,
};

/** The product server has responded, and says itself that it fails or has too much to do. */
class FailureResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/** URLs that have failed, in memory. Of more than this many at a time, the first count again. */
const maxFailedUrls = 1024;

/**
 * Puts a circuit breaker in front of the product server (docs/decisions/0019-circuit-breaker.md). Failures are calls
 * without a complete response, 5xx and 429. It logs when the product server begins to fail and when it responds again.
 *
 * One post that always fails and is requested often must not open the circuit for all others. Once a URL has failed, its calls
 * are made, but do not count until that failure is too old to count; and once it has failed as the call that decides
 * whether the circuit closes, another URL decides next.
 *
 * @returns a `fetch` that rejects with CircuitOpenError where no call is made
 */
export function createCircuitBreaker(
  fetch: ProductFetch,
  { log, onStateChange }: CircuitObservers,
  { windowMs, minCalls, pauseMs, maxJitterMs, maxCalls } = circuitLimits,
): { readonly fetch: ProductFetch; readonly state: () => CircuitState } {
  async function call(request: Request): Promise<Response> {
    const response = await fetch(request);
    if (response.status >= 500 || response.status === 429) throw new FailureResponse(response);
    return response;
  }

  const breaker = new CircuitBreaker(call, {
    timeout: false, // each call has its own
    rollingCountTimeout: windowMs,
    volumeThreshold: minCalls,
    errorThresholdPercentage: 50,
    resetTimeout: pauseMs + Math.random() * maxJitterMs,
    capacity: maxCalls,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
  });
  // The clock of now: the package takes the one of when it is loaded, which may be a test's.
  const options = { max: maxFailedUrls, ttl: windowMs, perf: performance };
  const failedUrls = new LRUCache<string, "closed" | "half-open">(options);
  const state = (): CircuitState => (breaker.closed ? "closed" : breaker.opened ? "open" : "half-open");
  breaker.on("open", () => {
    log.error("product server fails: no calls until it responds");
    onStateChange?.("open");
  });
  breaker.on("halfOpen", () => onStateChange?.("half-open"));
  breaker.on("close", () => {
    log.info("product server responds again");
    onStateChange?.("closed");
  });
  onStateChange?.(state());

  return {
    state,
    async fetch(request) {
      const failedWhile = failedUrls.get(request.url);
      const decides = !breaker.closed;
      // Refused here, because the breaker counts calls that it refuses itself as if they had not failed.
      if (decides && (!breaker.pendingClose || failedWhile === "half-open")) throw new CircuitOpenError();
      try {
        return await (failedWhile && !decides ? call(request) : breaker.fire(request));
      } catch (error) {
        if (error instanceof Error && CircuitBreaker.isOurError(error)) throw new CircuitOpenError();
        if (decides) failedUrls.set(request.url, "half-open");
        else if (!failedWhile) failedUrls.set(request.url, "closed");
        if (error instanceof FailureResponse) return error.response;
        throw error;
      }
    },
  };
}
