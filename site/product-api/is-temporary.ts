import type { Failure } from "./product-api.ts";

/** Whether a failure says nothing about what was requested: it may be there on the next try. */
export function isTemporary(failure: Failure): boolean {
  return failure === "unavailable" || failure === "malformed";
}
