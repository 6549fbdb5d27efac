export interface TransportResponse {
  readonly status: number;
  /** Empty unless the status is 2xx or 451: other bodies are never used. */
  readonly body: string;
  /** The header `Link` of a 451. */
  readonly link?: string | undefined;
}

/** Sends a GET to the product server. Rejects when no whole response arrives within the limits. */
export type Transport = (path: string) => Promise<TransportResponse>;

/**
 * The product server's response cannot be used: too slow, too large, or in an encoding nobody accepted. The message
 * goes into the log, so it never contains the URL, which may be a ticket's credential.
 */
export class InvalidResponseError extends Error {}

/** No call was made: the product server is known to fail (server/product-server/circuit-breaker.ts). */
export class CircuitOpenError extends Error {}
