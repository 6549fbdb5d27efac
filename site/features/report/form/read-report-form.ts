import { normalizeEmail } from "#contract/account-deletion-fields.ts";
import {
  isReportKind,
  needsPerson,
  needsTarget,
  normalizeName,
  normalizeReason,
  parseReportTargets,
  type ReportTargets,
  reportLimits,
} from "#contract/report-fields.ts";
import type { ReportRequest } from "#contract/reports.ts";
import type { FormFailure } from "#site/features/forms/send-form.ts";
import { typedText } from "../typed-text.ts";

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

type ReportFormResult =
  | { readonly ok: true; readonly values: Omit<ReportRequest, "locale"> }
  | { readonly ok: false; readonly errors: ReportFormErrors };

/**
 * Reads the form, in the browser and on the server alike. Who reports that a child is in danger need not say who they
 * are; what they do say is checked as in any other report. Control characters, which some devices paste, are left out.
 *
 * @param origins of this site, whose posts and profiles can be reported
 */
export function readReportForm(form: FormData, origins: readonly string[]): ReportFormResult {
  const kind = readText(form, "kind");
  if (!isReportKind(kind)) {
    // What else is wrong depends on it.
    return { ok: false, errors: { kind: "missing", ...commonErrors(form, origins) } };
  }
  const targets = parseReportTargets(readText(form, "about"), origins);
  const reason = normalizeReason(readText(form, "reason"));
  const name = normalizeName(readText(form, "name"));
  const email = normalizeEmail(readText(form, "email"));
  const errors: ReportFormErrors = {
    ...commonErrors(form, origins),
    ...(targets.ok && targets.targets.length === 0 && needsTarget(kind) && { about: "missing" }),
    ...(isEmpty(form, "name") && needsPerson(kind) && { name: "missing" }),
    ...(isEmpty(form, "email") && needsPerson(kind) && { email: "missing" }),
  };
  if (Object.keys(errors).length > 0 || !targets.ok || reason === undefined) return { ok: false, errors };
  const about = [...targets.targets];
  return { ok: true, values: { kind, about, reason, name: name ?? null, email: email ?? null, faith: true } };
}

/** What is wrong whatever the report is about. */
function commonErrors(form: FormData, origins: readonly string[]): ReportFormErrors {
  const targets: ReportTargets = parseReportTargets(readText(form, "about"), origins);
  const reason = readText(form, "reason");
  const name = readText(form, "name");
  return {
    ...(!targets.ok && { about: targets.error }),
    ...(normalizeReason(reason) === undefined && { reason: reason.trim() === "" ? "missing" : "too-long" }),
    ...(name.length > reportLimits.name && { name: "too-long" }),
    ...(!isEmpty(form, "email") && normalizeEmail(readText(form, "email")) === undefined && { email: "invalid" }),
    ...(isEmpty(form, "faith") && { faith: "missing" }),
  };
}

function isEmpty(form: FormData, name: ReportField): boolean {
  return readText(form, name).trim() === "";
}

/** @returns the text of a field; empty where the field is missing, a file, or there twice */
export function readText(form: FormData, name: ReportField): string {
  const [value, ...others] = form.getAll(name);
  return value === undefined || others.length > 0 ? "" : typedText(value);
}
