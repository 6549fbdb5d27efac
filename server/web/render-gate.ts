/**
 * Pages that wait for their data or are rendered, at a time. As many as calls to the product server
 * (product-server/circuit-breaker.ts), and more than the 300 connections of an address in deploy/nginx.conf: one visitor
 * who asks for what hangs takes no page from others. While 1,024 waited for one call that failed, the process grew by
 * 280 MB.
 */
const maxPages = 1024;

/**
 * Milliseconds that a page may wait for its turn. Two cores render 1,400 pages a second: 6,000 visitors of one moment
 * have theirs within five seconds. Refused after one second, they asked again and had it within fifteen
 * (docs/reliability.md).
 */
const maxWaitMs = 10_000;

/** Pages that may wait for their turn, of 50 kB each. A connection has one at a time. */
const maxWaiting = 6144;

interface RenderGateOptions {
  readonly maxPages?: number;
  readonly maxWaitMs?: number;
  readonly maxWaiting?: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** Lets pages be rendered while the process keeps up with its requests. */
export interface RenderGate {
  /** Waits for a turn. @returns false where the page must not be rendered now; otherwise `leave` must follow */
  readonly enter: () => Promise<boolean>;
  readonly leave: () => void;
}

interface WaitingPage {
  readonly since: number;
  readonly resolve: (mayRender: boolean) => void;
}

/**
 * Sheds load before the process collapses: too many pages at a time, or one that has waited too long for its turn.
 *
 * It starts one page in a turn of the event loop, in the order of the requests, because libuv accepts one connection in
 * a turn: if a turn rendered all that has arrived, a thousand clients on open connections would make a new one wait for
 * ten seconds, and requests in the kernel's queue cannot be shed (docs/reliability.md).
 */
export function createRenderGate(options: RenderGateOptions = {}): RenderGate {
  const { now = () => performance.now() } = options;
  const limits = { maxPages, maxWaitMs, maxWaiting, ...options };
  const queue: WaitingPage[] = [];
  let pages = 0;
  let isScheduled = false;

  function schedule(): void {
    isScheduled = true;
    setImmediate(startNext);
  }

  function start(): void {
    pages += 1;
    schedule();
  }

  function startNext(): void {
    isScheduled = false;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const mayRender = pages < limits.maxPages && now() - next.since <= limits.maxWaitMs;
      if (mayRender) start();
      next.resolve(mayRender);
      if (mayRender) return;
    }
  }

  return {
    async enter() {
      if (pages >= limits.maxPages || queue.length >= limits.maxWaiting) return false;
      if (isScheduled) return new Promise((resolve) => queue.push({ since: now(), resolve }));
      start();
      return true;
    },
    leave() {
      pages -= 1;
    },
  };
}
