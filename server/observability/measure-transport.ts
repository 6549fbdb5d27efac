import type { Transport } from "#site/product-api/transport.ts";

/**
 * Measures the calls to the product server.
 *
 * @param observe gets the status, 0 without a response, and the seconds until the whole response had arrived
 */
export function measureTransport(transport: Transport, observe: (status: number, seconds: number) => void): Transport {
  return async (path) => {
    const startedAt = performance.now();
    let status = 0;
    try {
      const response = await transport(path);
      status = response.status;
      return response;
    } finally {
      observe(status, (performance.now() - startedAt) / 1000);
    }
  };
}
