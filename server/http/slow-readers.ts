import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * A client takes too little of a response where it has been waited for this long, and has taken fewer bytes a second on
 * average in that time, of which the last minute counts.
 *
 * A minute, because the kernel takes bytes in steps of a third of its buffer, which grows with the fastest moment of a
 * connection. For a phone at 5 kB/s, some are 24 s apart (tests/faults/slow-network.test.ts). What a client that reads
 * nothing costs is the first wait.
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
