/** The form; `?about=` fills in what it is about. */
export const reportPath = "/report";

/** Where a token shows its report, and takes an objection. */
export const reportStatusPath = "/report/status";

/** Where a mailed token confirms the e-mail address, with a button: mail scanners follow links. */
export const confirmReportPath = "/report/confirm";

/** The private link to a report. */
export function reportStatusLink(token: string): string {
  return `${reportStatusPath}?token=${token}`;
}

export function confirmReportLink(token: string): string {
  return `${confirmReportPath}?token=${token}`;
}
