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

/**
 * Puts a circuit breaker in front of the product server (docs/decisions/0019-circuit-breaker.md). Failures are calls
 * without a complete response, 5xx and 429. It logs when the product server begins to fail and when it responds again.
 *
 * One post that always fails and is requested often must not open the circuit for all others, nor keep it open: its URL fails
 * once in a window, and where it has failed as the call that decides whether the circuit closes, another URL decides next.
 *
 * @returns a `fetch` that rejects with CircuitOpenError where no call is made
 */
export function createCircuitBreaker(
  fetch: ProductFetch,
  { log, onStateChange }: CircuitObservers,
  { windowMs, minCalls, pauseMs, maxJitterMs, maxCalls } = circuitLimits,
): { readonly fetch: ProductFetch; readonly state: () => CircuitState } {
  let state: CircuitState = "closed";
  let running = 0;
  /** Whether the call that decides is under way. */
  let isDeciding = false;
  let counted = newWindow();
  onStateChange?.(state);

  function newWindow(...failed: string[]) {
    return { endsAt: performance.now() + windowMs, succeeded: 0, failed: new Set(failed) };
  }

  function become(next: CircuitState): void {
    state = next;
    onStateChange?.(next);
  }

  function open(): void {
    become("open");
    setTimeout(become, pauseMs + Math.random() * maxJitterMs, "half-open").unref();
  }

  /** Takes the outcome of a call that was made, or not made, in the closed circuit. */
  function count(url: string, isFailure: boolean): void {
    if (state !== "closed") return;
    if (performance.now() >= counted.endsAt) counted = newWindow();
    if (isFailure) counted.failed.add(url);
    else counted.succeeded += 1;
    const { succeeded, failed } = counted;
    if (failed.size <= succeeded || failed.size + succeeded < minCalls) return;
    log.error("product server fails: no calls until it responds");
    counted = newWindow();
    open();
  }

  /** Takes the outcome of the call that decides. */
  function decide(url: string, isFailure: boolean): void {
    isDeciding = false;
    counted = newWindow(...(isFailure ? [url] : []));
    if (isFailure) open();
    else {
      log.info("product server responds again");
      become("closed");
    }
  }

  function mayDecide(url: string): boolean {
    return state === "half-open" && !isDeciding && (!counted.failed.has(url) || performance.now() >= counted.endsAt);
  }

  return {
    state: () => state,
    async fetch(request) {
      const { url } = request;
      const take = state === "closed" ? count : mayDecide(url) ? decide : undefined;
      if (!take) throw new CircuitOpenError();
      if (running >= maxCalls) {
        count(url, true);
        throw new CircuitOpenError();
      }
      isDeciding = take === decide;
      running += 1;
      let isFailure = true;
      try {
        const response = await fetch(request);
        isFailure = response.status >= 500 || response.status === 429;
        return response;
      } finally {
        running -= 1;
        take(url, isFailure);
      }
    },
  };
}
