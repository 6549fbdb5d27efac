import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Reads the small message of a browser. Browsers always say its length.
 *
 * @param sizeLimit bytes
 * @returns `undefined` where the message is longer, or its length unknown; empty where the client aborts
 */
export async function readMessage(request: IncomingMessage, sizeLimit: number): Promise<string | undefined> {
  if (!(Number(request.headers["content-length"]) <= sizeLimit)) return undefined;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    return "";
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Answers a message with a status alone. */
export function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  // The rest of an unread body would be parsed as the next request.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.end();
}
