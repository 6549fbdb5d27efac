import { normalizeReason } from "#contract/report-fields.ts";
import type { Reports, ReportsFailure } from "#site/product-api/reports.ts";
import { typedText } from "../typed-text.ts";

/** An objection that was not accepted, to be shown again. */
export interface RefusedObjection {
  readonly kind: "refused";
  readonly error: "missing" | "too-long";
  readonly typed: string;
}

type PostedObjection = RefusedObjection | { readonly kind: "sent" } | ({ readonly kind: "failed" } & ReportsFailure);

/** Sends the objection of a form to the decision of a token's report. */
export async function postObjection(form: FormData, token: string, reports: Reports): Promise<PostedObjection> {
  const typed = typedText(form.get("reason"));
  const reason = normalizeReason(typed);
  if (reason === undefined) return { kind: "refused", error: typed.trim() === "" ? "missing" : "too-long", typed };
  const result = await reports.object(token, { reason });
  return result.ok ? { kind: "sent" } : { kind: "failed", ...result };
}
