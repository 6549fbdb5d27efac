/**
 * Makes a call to one API of the product server, over HTTP or within this process. It rejects when no whole response
 * arrives within the limits, with `CallNotSent` where nothing of the call has left. A response has the status, the body, and
 * of the headers `Retry-After` and `Link`.
 */
export type ProductFetch = (request: Request) => Promise<Response>;

/** The APIs of the product server. Public: the names label a metric (docs/operations.md). */
export type ApiName = "content" | "account-deletion" | "reports";

/** Gets the status of a call, 0 without a response, and the seconds until the whole response had arrived. */
export type ObserveCall = (api: ApiName, status: number, seconds: number) => void;

/** Where calls within this process go. */
export const embeddedOrigin = "http://product-server.internal";

/**
 * The product server's response cannot be used: too slow, too large, or in an encoding nobody accepted. The message
 * goes into the log, so it never contains the URL, which may be a ticket's credential.
 */
export class InvalidResponseError extends Error {}

/** No call was made: the product server is known to fail (server/product-server/circuit-breaker.ts). */
export class CircuitOpenError extends Error {}

/** What stopped a call before anything of it was sent: no name, no route, no trusted certificate, no free connection. */
export class CallNotSent extends Error {
  constructor(cause: unknown) {
    super("nothing was sent", { cause });
  }
}

/** An error's code or class. Not its message, which may quote the URL or the body; InvalidResponseError messages never do. */
export function errorName(error: unknown): string {
  if (error instanceof InvalidResponseError) return error.message;
  if (error instanceof CallNotSent) return errorName(error.cause);
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
