import type { Context } from "hono";
import { type ErrorCode, type ErrorResponse, errorStatuses } from "#contract/error-response.ts";

/** The one place where a failure becomes a status code and a body. */
export function fail(context: Context, code: ErrorCode): Response {
  return context.json<ErrorResponse>({ error: { code } }, errorStatuses[code]);
}
