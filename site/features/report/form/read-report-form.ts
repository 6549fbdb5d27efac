import { normalizeEmail } from "#contract/account-deletion-fields.ts";
import {
  isReportKind,
  needsPerson,
  needsTarget,
  normalizeName,
  normalizeReason,
  parseReportTargets,
  reportLimits,
} from "#contract/report-fields.ts";
import type { ReportRequest } from "#contract/reports.ts";
import { type FormReading, readText } from "#site/features/forms/read-field.ts";
import type { FormFailure } from "#site/features/forms/send-form.ts";

/** The fields of the form, in their order on the page. */
export const reportFields = ["kind", "about", "reason", "name", "email", "faith"] as const;

export type ReportField = (typeof reportFields)[number];

/** Those that a form which is shown again has as they were typed. */
export const typedFields = ["kind", "about", "reason", "name", "email"] as const;

export type TypedReport = Readonly<Record<(typeof typedFields)[number], string>>;

/** What can be wrong with a field, or with the report as a whole (`form`). The form has a message for each. */
export interface ReportFormErrors {
  readonly kind?: "missing";
  readonly about?: "missing" | "invalid" | "too-many";
  readonly reason?: "missing" | "too-long";
  readonly name?: "missing" | "too-long";
  readonly email?: "missing" | "invalid";
  readonly faith?: "missing";
  readonly form?: FormFailure;
}

/**
 * Reads the form, in the browser and on the server alike. A report about a child in danger may leave name and
 * address out; where they are given, they are checked as in any other report. Control characters, which some devices
 * paste, are left out.
 *
 * @param origins of this site, whose posts and profiles can be reported
 */
export function readReportForm(
  form: FormData,
  origins: readonly string[],
): FormReading<Omit<ReportRequest, "locale">, ReportFormErrors> {
  const typed = (field: ReportField) => readText(form, field);
  const isEmpty = (field: ReportField) => typed(field).trim() === "";
  const kind = typed("kind");
  const targets = parseReportTargets(typed("about"), origins);
  const reason = normalizeReason(typed("reason"));
  const name = normalizeName(typed("name"));
  const email = normalizeEmail(typed("email"));
  // What may be left out depends on the kind.
  const isKind = isReportKind(kind);
  const isPersonMissing = isKind && needsPerson(kind);
  const isTargetMissing = isKind && needsTarget(kind) && targets.ok && targets.targets.length === 0;
  const errors: ReportFormErrors = {
    ...(!isKind && { kind: "missing" }),
    ...(isTargetMissing && { about: "missing" }),
    ...(!targets.ok && { about: targets.error }),
    ...(reason === undefined && { reason: isEmpty("reason") ? "missing" : "too-long" }),
    ...(typed("name").length > reportLimits.name && { name: "too-long" }),
    ...(isPersonMissing && isEmpty("name") && { name: "missing" }),
    ...(isPersonMissing && isEmpty("email") && { email: "missing" }),
    ...(!isEmpty("email") && email === undefined && { email: "invalid" }),
    ...(isEmpty("faith") && { faith: "missing" }),
  };
  if (Object.keys(errors).length > 0 || !isKind || !targets.ok || reason === undefined) return { ok: false, errors };
  const about = [...targets.targets];
  return { ok: true, values: { kind, about, reason, name: name ?? null, email: email ?? null, faith: true } };
}
