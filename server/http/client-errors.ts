import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { fallbackErrorHeaders, fallbackErrorPage } from "./fallback-error-page.ts";
import { newRequestId } from "./request-id.ts";

const statusOfError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a silent connection is kept, in milliseconds. */
const defaultSilence = 6500;

/**
 * Answers the requests that node:http refuses before any handler runs (malformed, oversized, unfinished, with an
 * unknown expectation) with the headers of every other response, and closes the connections of clients that send nothing.
 *
 * @param silence milliseconds without a byte in either direction after which a connection is closed, unless a response
 *   waits
 */
export function handleClientErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
  silence = defaultSilence,
): void {
  /** The response that has the connection, or had it last. */
  const current = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => {
    if (response.socket) current.set(socket, response);
    else response.once("socket", () => current.set(socket, response)); // an earlier request has the connection
  });
  server.setTimeout(silence, (socket: Socket) => {
    const response = current.get(socket);
    const isPreparing = response && !response.headersSent; // the client waits for this server
    const isSending = socket.writableLength > 0; // ./slow-readers.ts decides
    if (!isPreparing && !isSending) socket.destroy();
  });
  server.on("checkExpectation", (_request, response) => {
    const { own, body } = errorPage(417);
    response.writeHead(417, { ...headers, ...own, Connection: "close" }).end(body);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const response = current.get(socket);
    // More bytes in the middle of another response on this connection would become part of its body.
    const inResponse = response?.headersSent && !response.writableFinished;
    if (!socket.writable || error.code === "ECONNRESET" || inResponse) {
      socket.destroy();
      return;
    }
    const status = statusOfError[error.code ?? ""] ?? 400;
    const { own, body } = errorPage(status);
    const lines = Object.entries({ ...headers, ...own, Connection: "close" }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  });
}

function errorPage(status: number) {
  const requestId = newRequestId();
  const page = fallbackErrorPage(status, requestId);
  return { own: fallbackErrorHeaders(page, requestId), body: page.body };
}
