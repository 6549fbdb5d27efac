import type { Context } from "hono";
import { type ErrorCode, type ErrorResponse, errorStatuses } from "#contract/responses/error-response.ts";

/** Creates the error response for a code. Every failure of the embedded product server goes through it. */
export function fail(context: Context, code: ErrorCode): Response {
  return context.json<ErrorResponse>({ error: { code } }, errorStatuses[code]);
}
