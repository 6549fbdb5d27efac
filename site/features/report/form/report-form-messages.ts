import { reportLimits } from "#contract/report-fields.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { ReportField, ReportFormErrors } from "./read-report-form.ts";

const messages: { readonly [Field in ReportField]: Readonly<Record<string, MessageKey>> } = {
  kind: { missing: "report.kindMissing" },
  about: { missing: "report.aboutMissing", invalid: "report.aboutInvalid", "too-many": "report.aboutTooMany" },
  reason: { missing: "report.reasonMissing", "too-long": "report.reasonTooLong" },
  name: { missing: "report.nameMissing", "too-long": "report.nameTooLong" },
  email: { missing: "report.emailMissing", invalid: "form.emailInvalid" },
  faith: { missing: "report.faithMissing" },
};

/** What stands in a message about a field. */
const limits: Readonly<Partial<Record<ReportField, number>>> = {
  about: reportLimits.targets,
  reason: reportLimits.reason,
};

/** The message beside a field; `undefined` where the field is right. @param host of the site's addresses */
export function fieldMessage(
  field: ReportField,
  errors: ReportFormErrors,
  t: Translate,
  host: string,
): string | undefined {
  const error = errors[field];
  const key = error && messages[field][error];
  return key && t(key, { host, limit: limits[field] ?? 0 });
}
