import type { IncomingMessage, ServerResponse } from "node:http";

/** One form of something that is answered whole from memory. */
export interface Body {
  readonly bytes: Buffer;
  /** Names and values in turn, as `writeHead` takes them: all but those of one request and one moment. */
  readonly headers: readonly string[];
  readonly etag: string | undefined;
}

/** Sends it, or 304 to who has it; HEAD too. @param more headers of this answer alone */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { bytes, headers, etag }: Omit<Body, "bytes"> & { readonly bytes: Uint8Array },
  more: readonly string[],
): void {
  // ETags of the same thing in another form are other ETags, so that looking for the whole of it suffices.
  const known = request.headers["if-none-match"];
  if (status === 200 && etag && (known === "*" || known?.includes(etag))) {
    response.writeHead(304, withoutBody(headers.concat(more))).end();
    return;
  }
  response.writeHead(status, headers.concat(more));
  response.end(bytes); // node:http leaves it out for HEAD
}

/** What tells of a body that is not sent (RFC 9110, section 15.4.5). */
function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, position) => !/^content-(length|encoding|type)$/i.test(headers[position & ~1] ?? ""));
}
