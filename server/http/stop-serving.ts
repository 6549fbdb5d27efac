import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** Milliseconds that open requests get to finish. */
const gracePeriodMs = 10_000;

/**
 * Idle connections are closed after this many milliseconds in which no request has arrived and no response has ended. A
 * client may have sent a request before it learned of the stop.
 */
const idleMs = 500;

/** Built into node:http; its messages name the server. */
const responseFinish = "http.server.response.finish";

/**
 * Stops accepting connections and lets open requests finish. Responses close their connections from now on, and say so,
 * so that no client sends another request on a connection that is closing. Connections that are still open after the
 * grace period are closed.
 */
export async function stopServing(server: Server, gracePeriod = gracePeriodMs): Promise<void> {
  let activeAt = performance.now();
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    activeAt = performance.now();
  });
  // Also of earlier requests, whose responses keep their connections.
  const onResponse = (message: unknown) => {
    if ((message as { server: Server }).server === server) activeAt = performance.now();
  };
  subscribe(responseFinish, onResponse);
  // A kept-alive connection becomes idle only after its response, and would keep the server open. Immediates run once all
  // requests that have arrived are read; a busy server would take their connections for idle before.
  const closeIdle = setInterval(() => {
    setImmediate(() => performance.now() - activeAt > idleMs && server.closeIdleConnections());
  }, 50);
  const closeAll = setTimeout(() => server.closeAllConnections(), gracePeriod);
  try {
    // `close` of node:http would close at once the connections whose next request has not been read yet.
    await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  } finally {
    unsubscribe(responseFinish, onResponse);
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  }
}
