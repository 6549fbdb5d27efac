/** No call was made: the product server is known to fail (server/product-server/circuit-breaker.ts). */
export class CircuitOpenError extends Error {}
