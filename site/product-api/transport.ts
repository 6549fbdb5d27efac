export interface TransportResponse {
  readonly status: number;
  /** Empty unless the status is 2xx: other bodies are never used. */
  readonly body: string;
}

/** Sends a GET to the product server. Rejects when no whole response arrives within the limits. */
export type Transport = (path: string) => Promise<TransportResponse>;
