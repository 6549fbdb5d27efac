/** The header of a call that may arrive twice: a repeated key with the same body is the same request. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** A random UUID, which a form carries: the same key with the same body gets the same answer again. */
export function isIdempotencyKey(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
