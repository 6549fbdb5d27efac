import type { Server } from "node:http";

/** Milliseconds that open requests get to finish. */
const gracePeriodMs = 10_000;

/**
 * Stops accepting connections and lets open requests finish. Connections that are still open after the grace period
 * are closed.
 */
export async function stopServing(server: Server, gracePeriod = gracePeriodMs): Promise<void> {
  // A kept-alive connection becomes idle only after its response, and would keep the server open.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const closeAll = setTimeout(() => server.closeAllConnections(), gracePeriod);
  try {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  } finally {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  }
}
