import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/**
 * Reads the small message of a browser. Browsers always say its length.
 *
 * @param sizeLimit bytes
 * @returns `undefined` where the message is longer, or its length unknown; empty where the client aborts
 */
export async function readMessage(request: IncomingMessage, sizeLimit: number): Promise<string | undefined> {
  if (!(Number(request.headers["content-length"]) <= sizeLimit)) return undefined;
  try {
    return await text(request);
  } catch {
    return "";
  }
}

/** Answers a message with a status alone. */
export function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  // The rest of an unread body would be parsed as the next request.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.end();
}
