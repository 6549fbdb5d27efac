import type { ReportKind } from "#contract/report-fields.ts";

/** The form; `?kind=` chooses the kind of report, `?about=` fills in what it is about. */
export const reportPath = "/report";

/** Where a token shows its report, and takes an objection. */
export const reportStatusPath = "/report/status";

/** Where a mailed token confirms the e-mail address, with a button: mail scanners follow links. */
export const confirmReportPath = "/report/confirm";

/** The form, to object to a decision about content of one's own. @param addresses of the content */
export function objectionLink(addresses: readonly string[]): string {
  const about = addresses.length > 0 ? `&about=${encodeURIComponent(addresses.join("\n"))}` : "";
  return `${reportPath}?kind=${"objection" satisfies ReportKind}${about}`;
}

/** The private link to a report. */
export function reportStatusLink(token: string): string {
  return `${reportStatusPath}?token=${token}`;
}

export function confirmReportLink(token: string): string {
  return `${confirmReportPath}?token=${token}`;
}
