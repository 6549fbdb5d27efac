import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Milliseconds between two checks, and those after which a connection is closed whose client reads nothing: from the
 * start, or since it has read some.
 *
 * The second is a minute because the kernel accepts new bytes in steps of a third of its buffer, which has grown with
 * the fastest moment of the connection. For a phone at 5 kB/s, steps are up to 24 s apart
 * (tests/faults/slow-network.test.ts).
 */
const defaultLimits = { checkMs: 1000, firstWaitMs: 11_000, laterWaitMs: 60_000 };

/** A connection that has bytes waiting. */
interface Waiting {
  /** Bytes that the kernel has accepted, and when it did so last, in milliseconds. */
  readonly accepted: number;
  readonly since: number;
  readonly waitMs: number;
}

/**
 * Closes the connections of clients that read too slowly: within 12 s where they read nothing from the start, within a
 * minute where they stop. A reset drops what the kernel still holds for them, up to 4 MB each, which it would
 * otherwise keep even after this process has closed the connection. A response that fits into the kernel's buffer, as
 * most pages do, is never too slow.
 *
 * Node counts a write as accepted once the kernel has all of it. So large bodies are written in pieces (send-body.ts,
 * files/send-file.ts), and a client that reads less than a piece a minute, 550 bytes a second, is closed as well.
 */
export function closeSlowReaders(server: Server, limits = defaultLimits): void {
  const connections = new Set<Socket>();
  const waiting = new WeakMap<Socket, Waiting>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function check(socket: Socket): void {
    if (socket.writableLength === 0) {
      waiting.delete(socket);
      return;
    }
    const now = performance.now();
    const accepted = socket.bytesWritten - socket.writableLength;
    const known = waiting.get(socket);
    if (!known || accepted > known.accepted) {
      waiting.set(socket, { accepted, since: now, waitMs: known ? limits.laterWaitMs : limits.firstWaitMs });
    } else if (now - known.since >= known.waitMs) socket.resetAndDestroy();
  }

  const timer = setInterval(() => connections.forEach(check), limits.checkMs).unref();
  server.once("close", () => clearInterval(timer));
}
