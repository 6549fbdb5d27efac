import type { ReportDecision, ReportStatus } from "#contract/reports.ts";
import { canObject, type StoredDecision, type StoredReport } from "./reports.queries.ts";

/**
 * Converts a stored report to what a private link shows. The answer to a request for information is not part of it: a
 * stranger who typed somebody's address has a link as well.
 */
export function toReportStatus(report: StoredReport, now: number): ReportStatus {
  const { decision } = report;
  return {
    reference: report.reference,
    kind: report.kind === "own-initiative" ? "illegal-content" : report.kind, // which nobody has a link to
    state: report.state,
    about: report.targets.map(({ kind, uuid }) => ({ kind, uuid })),
    receivedAt: new Date(report.received_at).toISOString(),
    dueAt: new Date(report.due_at).toISOString(),
    mail: report.confirmed_at !== null ? "confirmed" : report.is_mailed === 1 ? "sent" : "none",
    decision: decision ? { ...toDecision(decision), ...(report.kind === "information" && { text: "" }) } : null,
    canObject: canObject(report, now),
  };
}

export function toDecision({ outcome, ground, text, decided_at }: StoredDecision): ReportDecision {
  return { outcome, ground: ground ?? "–", text: text ?? "", decidedAt: new Date(decided_at).toISOString() };
}
