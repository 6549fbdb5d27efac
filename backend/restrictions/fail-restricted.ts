import type { Context } from "hono";
import { fail } from "#backend/fail.ts";
import { errorStatuses, type WithheldResponse } from "#contract/responses/error-response.ts";
import type { Restriction } from "./restrictions.queries.ts";

/** Creates the response for content that a decision hides: 410, or 451 with the order's reference and who gave it. */
export function failRestricted(context: Context, { state, reference, blocked_by }: Restriction): Response {
  if (state === "removed") return fail(context, "gone");
  if (blocked_by !== null) context.header("Link", `<${blocked_by}>; rel="blocked-by"`);
  return context.json<WithheldResponse>({ error: { code: "withheld" }, reference }, errorStatuses.withheld);
}
