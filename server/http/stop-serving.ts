import type { Server } from "node:http";

/** Milliseconds that open requests are given to finish. */
const graceOfOpenRequests = 10_000;

/**
 * Stops accepting connections, lets open requests finish, and closes every kept-alive connection as soon as
 * nothing is asked on it. Those still open after the grace period are cut.
 */
export async function stopServing(server: Server, grace = graceOfOpenRequests): Promise<void> {
  // A connection whose answer is sent while closing falls idle only now, and would keep the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  try {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
