import type { Context } from "hono";
import {
  type ErrorCode,
  type ErrorResponse,
  errorStatuses,
  type WithheldResponse,
} from "#contract/responses/error-response.ts";
import type { Restriction } from "./restrictions/restrictions.queries.ts";

/** Creates the error response for a code. Every failure of the embedded product server goes through it. */
export function fail(context: Context, code: ErrorCode): Response {
  return context.json<ErrorResponse>({ error: { code } }, errorStatuses[code]);
}

/** Creates the response for content that a decision hides: 410, or 451 with the order's reference and who gave it. */
export function failRestricted(context: Context, { state, reference, blocked_by }: Restriction): Response {
  if (state === "removed") return fail(context, "gone");
  if (blocked_by !== null) context.header("Link", `<${blocked_by}>; rel="blocked-by"`);
  return context.json<WithheldResponse>({ error: { code: "withheld" }, reference }, errorStatuses.withheld);
}
