import { isIdempotencyKey } from "#contract/idempotency-key.ts";

/** The name of the hidden field. */
export const formKeyField = "key";

/**
 * The key of a form that is shown: sent again, by a second press or after an answer that did not come, it is the same
 * request. A form that is shown again keeps its key.
 */
export function formKey(posted?: FormData): string {
  const key = posted?.get(formKeyField);
  return isIdempotencyKey(key) ? key : crypto.randomUUID();
}
