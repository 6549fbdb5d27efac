import type { ReportKind } from "#contract/report-fields.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";

/** What each kind of report is called, and what it is for. */
export const kindLabels: Readonly<Record<ReportKind, { readonly name: MessageKey; readonly text: MessageKey }>> = {
  "illegal-content": { name: "report.content", text: "report.contentText" },
  "child-safety": { name: "report.childSafety", text: "report.childSafetyText" },
  "personal-rights": { name: "report.person", text: "report.personText" },
  copyright: { name: "report.copyright", text: "report.copyrightText" },
  objection: { name: "report.objection", text: "report.objectionText" },
  information: { name: "report.information", text: "report.informationText" },
};
