import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests that may wait on one connection, of 4 kB each. Neither browsers nor nginx send a request before they have the
 * previous response. node:http goes on reading requests while a response is prepared.
 */
const maxWaiting = 1000;

/**
 * Runs the callback when it is this response's turn on the connection; never, if the connection closes first. node:http
 * emits `close` only on the response whose turn it is, so whatever waits for that event must not start earlier.
 */
export function whenInTurn(response: ServerResponse, callback: () => void): void {
  if (response.socket) callback();
  else response.once("socket", callback);
}

/**
 * Answers one request of a connection at a time. A client that sends requests without reading responses keeps no file open and
 * no page in memory but the first. A connection with more than a thousand waiting requests is reset.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket) return answer(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting) {
      socket.resetAndDestroy();
      return;
    }
    waiting.set(socket, count);
    whenInTurn(response, () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(request, response);
    });
  };
}
