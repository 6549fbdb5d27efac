import type { Context } from "hono";
import { type ErrorAnswer, type ErrorCode, errorStatuses } from "#contract/error-response.ts";

/** The one place where a failure becomes a status code and a body. */
export function fail(context: Context, code: ErrorCode): Response {
  return context.json<ErrorAnswer>({ error: { code } }, errorStatuses[code]);
}
