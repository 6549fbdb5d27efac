import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** A complete response body in one encoding. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Of the whole response. Names and values alternate, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly etag: string | undefined;
}

/** Bytes that a connection is given at a time. How far a slow client has read shows in such steps (slow-readers.ts). */
export const pieceBytes = 32 * 1024;

/** Sends a body, or 304 to a client that has it. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { bytes, headers, etag }: Body,
): void {
  if (status === 200 && etag && matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, withoutContentHeaders(headers)).end();
    return;
  }
  response.writeHead(status, headers as string[]);
  // node:http sends no body to HEAD. Most pages are one piece, or nearly.
  if (bytes.length <= 2 * pieceBytes) response.end(bytes);
  else Readable.from(piecesOf(bytes), { objectMode: false, highWaterMark: pieceBytes }).pipe(response);
}

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** A 304 has none of the headers that describe a body (RFC 9110, section 15.4.5). */
function withoutContentHeaders(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !/^content-(length|encoding|type)$/i.test(headers[index & ~1] ?? ""));
}

/**
 * Whether a client has the response that it asks for (RFC 9110, section 13.1.2).
 *
 * @param ifNoneMatch value of the `If-None-Match` header
 * @param etag of the response, with its quotation marks, which no ETag contains: no other one can contain it. One that
 *   the client has marked as weak (`W/`) matches too
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch === "*" || (ifNoneMatch?.includes(etag) ?? false);
}
