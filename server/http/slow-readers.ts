import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * When a client reads too slowly. Every `checkMs`, each connection that has bytes waiting is checked. It is closed where
 * it has been waiting for `firstWaitMs` and its client has read less than `bytesPerSecond` on average, over the last
 * `windowMs` at most.
 *
 * The window is a minute because the kernel accepts new bytes in steps of a third of its buffer, which has grown with
 * the fastest moment of the connection. For a phone at 5 kB/s, steps are up to 24 s apart
 * (tests/faults/slow-network.test.ts). A client that reads nothing at all is closed after the first wait.
 */
const defaultLimits = { checkMs: 2000, firstWaitMs: 12_000, windowMs: 60_000, bytesPerSecond: 500 };

/** What the kernel has been given of a connection, and how much of that it has not taken yet. In no public API. */
interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

/** Bytes that wait for the client because it has not read those before. */
export function waitingBytes(socket: Socket): number {
  return handleOf(socket)?.writeQueueSize ?? 0;
}

/**
 * Closes the connections of clients that read too slowly: within 14 s where they read nothing from the start, within a
 * minute where they stop. What the kernel still holds for them, up to 4 MB each, is dropped with a reset; otherwise it
 * would wait for them without limit, though this process has closed. A response that the kernel has taken whole, as it
 * does most pages, is never too slow.
 */
export function closeSlowReaders(server: Server, limits = defaultLimits): void {
  const { checkMs, firstWaitMs, windowMs, bytesPerSecond } = limits;
  const connections = new Set<Socket>();
  /** Bytes taken at each check since a connection waits, the first at the beginning of the window. */
  const taken = new WeakMap<Socket, number[]>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function check(socket: Socket): void {
    const handle = handleOf(socket);
    if (!handle?.writeQueueSize) {
      taken.delete(socket);
      return;
    }
    const history = taken.get(socket) ?? [];
    taken.set(socket, history);
    const now = handle.bytesWritten - handle.writeQueueSize;
    history.push(now);
    const [first = now] = history;
    const waitedMs = (history.length - 1) * checkMs;
    if (waitedMs >= firstWaitMs && now - first < (bytesPerSecond * waitedMs) / 1000) socket.resetAndDestroy();
    if (waitedMs >= windowMs) history.shift();
  }

  const timer = setInterval(() => connections.forEach(check), checkMs).unref();
  server.once("close", () => clearInterval(timer));
}

function handleOf(socket: Socket): Handle | undefined {
  return (socket as unknown as { readonly _handle?: Handle | null })._handle ?? undefined;
}
