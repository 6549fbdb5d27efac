/** Pages that are rendered, or wait for their data, at a time. They take about two seconds of one core. */
const maxRendering = 256;

/** Milliseconds that the event loop may be late. Whoever asks now would wait as long for a page. */
const maxDelayMs = 1000;

const heartbeatMs = 100;

interface RenderGateOptions {
  readonly maxRendering?: number;
  readonly maxDelayMs?: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** Lets pages be rendered while the process keeps up with its requests. */
export interface RenderGate {
  /** @returns false where the page must not be rendered now; otherwise `leave` must follow */
  readonly enter: () => boolean;
  readonly leave: () => void;
}

/**
 * Sheds load before the process collapses: too many pages at a time, or an event loop that has fallen behind. The
 * heartbeat tells how late the loop is even within a turn of the loop that serves a thousand connections.
 */
export function createRenderGate(options: RenderGateOptions = {}): RenderGate {
  const { now = () => performance.now() } = options;
  const limits = { maxRendering, maxDelayMs, ...options };
  let rendering = 0;
  let lastBeat = now();
  setInterval(() => {
    lastBeat = now();
  }, heartbeatMs).unref();
  return {
    enter() {
      if (rendering >= limits.maxRendering || now() - lastBeat > heartbeatMs + limits.maxDelayMs) return false;
      rendering += 1;
      return true;
    },
    leave() {
      rendering -= 1;
    },
  };
}
